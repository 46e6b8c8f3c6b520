import type { GroundColours } from '../palettes.ts'
import { HEIGHT, rect, WIDTH } from '../svg.ts'

/** One secondary photo: a place or a thing, in the colours of a time of day. */
export type Scene = (colours: GroundColours) => string

export function fill(colour: string): string {
  return rect(0, 0, WIDTH, HEIGHT, colour)
}

/** Things keep their own colours, whatever the time of day. */
export const INK = '#1f2750'
export const PAPER = '#fffaf2'
export const WOOD = '#a8714f'
export const DARK_WOOD = '#7d4d34'
export const LEAF = '#5b8f6b'
export const DARK_LEAF = '#3f6f52'
export const AMBER = '#f0b24a'
export const BRICK = '#bf5f4a'
