import type { KeyboardEvent, MouseEvent } from 'react'

/** What a button needs that a key held down presses once: browsers press it again and again. `onPress` is told when, as events say it. */
export const pressedOnce = (onPress: (at: number) => void) => ({
  onKeyDown: (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter') event.preventDefault()
  },
  onClick: (event: MouseEvent) => onPress(event.timeStamp),
})
