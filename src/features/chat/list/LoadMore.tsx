import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '@/ui/control/Button.tsx'

export interface LoadMoreProps {
  label: string
  busy: boolean
  onMore: () => void
}

/** Loads what follows when it comes near the screen; a button for whoever gets there first. */
export function LoadMore({ label, busy, onMore }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null)
  const more = useEffectEvent(() => {
    if (!busy) onMore()
  })
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), { rootMargin: '400px' })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className="grid justify-items-center px-gutter py-4">
      <Button variant="plain" size="md" busy={busy} onClick={onMore}>
        {label}
      </Button>
    </div>
  )
}
