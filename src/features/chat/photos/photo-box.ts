import type { PhotoLook } from '../../../../server/features/chat/views.ts'

/** The most that a photo takes of the log, and the least, in CSS pixels. */
const most = { width: 280, height: 320 }
const least = 96

/** The place of a photo in the log, in its own shape; only what is very long or wide is cut. */
function photoBox({ width, height }: PhotoLook): { width: number; height: number } {
  const scale = Math.min(most.width / width, most.height / height)
  const side = (length: number) => Math.round(Math.max(least, length * scale))
  return { width: side(width), height: side(height) }
}

/** The same as a style: it shrinks with a narrow screen and keeps its shape. */
export function placeOf(look: PhotoLook): { width: number; aspectRatio: string } {
  const { width, height } = photoBox(look)
  return { width, aspectRatio: `${width} / ${height}` }
}

export const photoHeight = (look: PhotoLook): number => photoBox(look).height
