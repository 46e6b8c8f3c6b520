import { type PointerEvent, useRef } from 'react'
import type { Choice } from './deck.ts'
import { choiceOf, pullOf, transformOf } from './drag.ts'

interface Grip {
  pointerId: number
  x: number
  y: number
  /** Where it was a moment ago, for the speed. */
  lastX: number
  lastAt: number
  speed: number
  isDragging: boolean
}

/** Pixels: a press that trembles is no drag. */
const slack = 8

/** The handlers of a card that is dragged to the sides; up and down the page scrolls. The drag draws without React. */
export function useDrag(onChoice: (choice: Choice, at: number) => void) {
  const grip = useRef<Grip>(undefined)

  const letGo = (event: PointerEvent<HTMLElement>, isDone: boolean) => {
    const held = grip.current
    grip.current = undefined
    if (!held?.isDragging) return
    const card = event.currentTarget
    const isStill = event.timeStamp - held.lastAt > 80
    const drag = { x: event.clientX - held.x, width: card.offsetWidth, speed: isStill ? 0 : held.speed }
    const choice = isDone ? choiceOf(drag) : undefined
    if (choice) onChoice(choice, event.timeStamp)
    else {
      draw(card, '', 0)
      card.style.transition = ''
    }
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary) return
      const { pointerId, clientX: x, clientY: y, timeStamp: lastAt } = event
      grip.current = { pointerId, x, y, lastX: x, lastAt, speed: 0, isDragging: false }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = grip.current
      if (!held || held.pointerId !== event.pointerId) return
      const card = event.currentTarget
      const [x, y] = [event.clientX - held.x, event.clientY - held.y]
      if (!held.isDragging) {
        if (Math.abs(x) < slack || Math.abs(x) < Math.abs(y)) return
        held.isDragging = true
        card.setPointerCapture(event.pointerId)
        card.style.transition = 'none'
      }
      const passed = event.timeStamp - held.lastAt
      if (passed > 0) held.speed = (event.clientX - held.lastX) / passed
      Object.assign(held, { lastX: event.clientX, lastAt: event.timeStamp })
      draw(card, transformOf(x, y, card.offsetWidth), pullOf(x, card.offsetWidth))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => letGo(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => letGo(event, false),
  }
}

function draw({ style }: HTMLElement, transform: string, pull: number): void {
  style.transform = transform
  style.setProperty('--like', `${Math.max(0, pull)}`)
  style.setProperty('--pass', `${Math.max(0, -pull)}`)
}
