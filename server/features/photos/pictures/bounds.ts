/** Of a photo that somebody sends (product §5.5). */
export const maxPhotoBytes = 15 * 1024 * 1024
/** Milliseconds that whoever sends or asks for a photo waits for it to be made, and those before it. */
export const longestMaking = 60_000
export const maxPhotoPixels = 40_000_000
/** Of either side, in pixels: a line of 40 megapixels takes ten times the memory of a picture. */
export const maxPhotoSide = 16_383
