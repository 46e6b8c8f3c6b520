/** Of a photo that somebody sends (product §5.5). */
export const maxPhotoBytes = 15 * 1024 * 1024
export const maxPhotoPixels = 40_000_000
/** Of either side, in pixels: a line of 40 megapixels takes ten times the memory of a picture. */
export const maxPhotoSide = 16_383
