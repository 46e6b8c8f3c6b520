import { DragGesture } from '@use-gesture/vanilla'
import type { DeckChoice } from './deck.ts'
import { choiceOf, pullOf, transformOf } from './drag.ts'

/** Pixels: a press that trembles is no drag. */
const slack = 8

/** Has a card follow who drags it to the sides, until it is called off; up and down the page scrolls. The drag draws without React. */
export function followDrag(card: HTMLElement, onChoice: (choice: DeckChoice, at: number) => void): () => void {
  const gesture = new DragGesture(
    card,
    ({ last, event, xy, initial, velocity, direction }) => {
      const [x, y] = [xy[0] - initial[0], xy[1] - initial[1]]
      const width = card.offsetWidth
      if (!last) return draw(card, transformOf(x, y, width), pullOf(x, width), 'none')
      const isLetGo = event.type === 'pointerup'
      const choice = isLetGo ? choiceOf({ x, width, speed: velocity[0] * direction[0] }) : undefined
      if (!choice) return draw(card, '', 0, '')
      // It flies on from where it was let go.
      card.style.transition = ''
      onChoice(choice, event.timeStamp)
    },
    // The arrows of the keyboard are the game's own. What was dragged is not tapped as well: a tap turns to the next photo.
    { axis: 'x', threshold: slack, filterTaps: true, pointer: { keys: false } },
  )
  return () => gesture.destroy()
}

function draw({ style }: HTMLElement, transform: string, pull: number, transition: string): void {
  Object.assign(style, { transform, transition })
  style.setProperty('--like', `${Math.max(0, pull)}`)
  style.setProperty('--pass', `${Math.max(0, -pull)}`)
}
