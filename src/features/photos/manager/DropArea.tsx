import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { cx } from '@/ui/cx.ts'

/** Takes pictures that are dropped anywhere on the page, or pasted, while it is there. */
export function DropArea({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent((transfer: DataTransfer | null) => {
    const files = [...(transfer?.files ?? [])]
    // A question that is open is answered first.
    if (files.length > 0 && !document.querySelector('dialog:modal')) onFiles(files)
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const ofFiles = (act: (event: DragEvent) => void) => (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      act(event)
    }
    const over = ofFiles(() => setOver(true))
    const left = ofFiles(({ relatedTarget }) => relatedTarget || setOver(false))
    const dropped = ofFiles(({ dataTransfer }) => {
      setOver(false)
      take(dataTransfer)
    })
    document.addEventListener('dragover', over, { signal })
    document.addEventListener('dragleave', left, { signal })
    document.addEventListener('drop', dropped, { signal })
    document.addEventListener('paste', ({ clipboardData }) => take(clipboardData), { signal })
    return () => listening.abort()
  }, [])
  return <div className={cx('min-h-[60dvh] transition-colors', isOver && 'bg-primary-soft')}>{children}</div>
}
