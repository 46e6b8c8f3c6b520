/** Of either side of what is kept of a photo, in pixels. */
export const keptPhotoSide = 1600

export interface PhotoSize {
  width: number
  height: number
}

/** Of a member's photo: enough for a card's shape on a phone (product §5.6). */
export const leastPhoto = { width: 320, height: 400 } as const satisfies PhotoSize

/** Whether a picture of this size, in pixels when upright, is too small to fill a card. */
export const isUnderLeast = ({ width, height }: PhotoSize): boolean =>
  width < leastPhoto.width || height < leastPhoto.height

/** Whether the stored version is too small: the picture is small, or so long that it is scaled down. */
export function isTooSmall({ width, height }: PhotoSize): boolean {
  const scale = Math.min(1, keptPhotoSide / Math.max(width, height))
  return isUnderLeast({ width: Math.round(width * scale), height: Math.round(height * scale) })
}
