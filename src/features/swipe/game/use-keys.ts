import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isModalOpen } from '@/ui/overlay/open-modals.ts'

type Deed = 'like' | 'pass' | 'undo' | 'view' | 'help'

const deeds: Partial<Record<string, Deed>> = {
  ArrowRight: 'like',
  ArrowLeft: 'pass',
  Enter: 'view',
  z: 'undo',
  Z: 'undo',
  '?': 'help',
}

/**
 * The game's keys, while the focus is in it or nowhere. Letters count only inside it, so that speech input and typing
 * ahead trigger nothing (WCAG 2.1.4). A key held down swipes once. The actions get the event's `timeStamp`.
 */
export function useKeys(game: RefObject<HTMLElement | null>, does: Record<Deed, (at: number) => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const deed = deeds[event.key]
    if (!deed || event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const target = event.target as HTMLElement
    const isFree = target === document.body
    if (!isFree && !game.current?.contains(target)) return
    if (isFree && event.key.length === 1) return
    if (event.key === 'Enter' && target.closest('a, button')) return
    if (isModalOpen()) return
    event.preventDefault()
    does[deed](event.timeStamp)
    if (isFree) game.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
