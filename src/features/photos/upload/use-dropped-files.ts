import { useEffect, useEffectEvent, useState } from 'react'
import { isModalOpen } from '@/ui/overlay/open-modals.ts'

/** Takes files that are dropped anywhere on the page, or pasted; whether some are held over it now. */
export function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent((transfer: DataTransfer | null) => {
    const files = [...(transfer?.files ?? [])]
    // A question that is open is answered first.
    if (files.length > 0 && !isModalOpen()) onFiles(files)
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
    const pasted = ({ clipboardData }: ClipboardEvent) => {
      // Out of a word processor words come with a picture of them.
      if (!clipboardData?.types.includes('text/plain')) take(clipboardData)
    }
    document.addEventListener('paste', pasted, { signal })
    return () => listening.abort()
  }, [])
  return isOver
}
