import sharp from 'sharp'

/** A photo as a camera writes it: with where and when it was taken. */
export async function aPicture(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const made = sharp({ create: { width, height, channels: 3, background: '#38a868' } })
  const exif = { IFD0: { ImageDescription: canary }, IFD3: { GPSLatitude: '52/1 22/1 12/1', GPSLatitudeRef: 'N' } }
  return new Uint8Array(await made.jpeg().withExif(exif).toBuffer())
}
export const canary = 'kanarie in de metadata'
