import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Milliseconds that a finger stays. */
const durationMs = 450

/** Pixels beyond which a finger scrolls. */
const maxMove = 10

/** Calls `onLongPress` when a finger stays on the element's parent. The rest of that touch causes no click. */
export function useLongPress(child: RefObject<HTMLElement | null>, onLongPress: () => void): void {
  const pressed = useEffectEvent(onLongPress)
  useEffect(() => {
    const target = child.current?.parentElement
    if (!target) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let start = { x: 0, y: 0 }
    let hasFired = false
    const stop = () => clearTimeout(timer)
    const fire = () => {
      stop()
      if (hasFired) return
      hasFired = true
      pressed()
    }
    const begin = ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      stop()
      hasFired = false
      if (pointerType === 'mouse' || !isPrimary) return
      start = { x, y }
      timer = setTimeout(fire, durationMs)
    }
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.x, clientY - start.y) > maxMove) stop()
    }
    const swallow = (event: Event) => {
      if (!hasFired) return
      event.preventDefault()
      event.stopPropagation()
    }
    const openMenu = (event: MouseEvent) => {
      // A right click is left to the browser.
      if (event instanceof PointerEvent && event.pointerType === 'mouse') return
      if (timer === undefined) return
      event.preventDefault()
      fire()
    }
    const listening = new AbortController()
    const { signal } = listening
    target.addEventListener('pointerdown', begin, { signal })
    target.addEventListener('pointermove', move, { signal })
    target.addEventListener('pointerup', stop, { signal })
    target.addEventListener('pointercancel', stop, { signal })
    target.addEventListener('contextmenu', openMenu, { signal })
    target.addEventListener('touchend', swallow, { signal, passive: false })
    target.addEventListener('click', swallow, { signal, capture: true })
    return () => {
      stop()
      listening.abort()
    }
  }, [child])
}
