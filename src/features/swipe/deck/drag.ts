import type { DeckChoice } from './deck.ts'

export interface SwipeDrag {
  /** How far to the right, and how wide the card is, in pixels. */
  x: number
  width: number
  /** In pixels a millisecond, over the last moments. */
  speed: number
}

/** Let go before a third of the width the card goes back, unless it was thrown. */
const share = 1 / 3
const throwSpeed = 0.6
const shortestThrow = 40

/** In degrees. */
const mostTilt = 7

/** What is chosen when the card is let go here; undefined when it goes back. */
export function choiceOf({ x, width, speed }: SwipeDrag): DeckChoice | undefined {
  const isThrown = Math.abs(speed) >= throwSpeed && Math.abs(x) >= shortestThrow && Math.sign(speed) === Math.sign(x)
  if (Math.abs(x) < width * share && !isThrown) return undefined
  return x > 0 ? 'like' : 'pass'
}

/** How far a drag is on its way to a choice: 1 is there, to the left it is negative. */
export const pullOf = (x: number, width: number): number => Math.max(-1, Math.min(1, x / (width * share)))

export function transformOf(x: number, y: number, width: number): string {
  return `translate(${x}px, ${y / 4}px) rotate(${(pullOf(x, width) * mostTilt).toFixed(2)}deg)`
}
