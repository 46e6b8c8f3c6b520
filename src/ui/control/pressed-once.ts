import type { KeyboardEvent, MouseEvent } from 'react'

/** Props for a button that ignores key repeat. `onPress` gets the event's `timeStamp`. */
export const pressedOnce = (onPress: (at: number) => void) => ({
  onKeyDown: (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter') event.preventDefault()
  },
  onClick: (event: MouseEvent) => onPress(event.timeStamp),
})
