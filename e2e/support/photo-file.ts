import sharp from 'sharp'

/** A JPEG of one colour, as a field for files takes it. */
export async function photoFile({ name = 'ik.jpg', width = 900, height = 1200, colour = '#38a868' } = {}) {
  const photo = sharp({ create: { width, height, channels: 3, background: colour } }).jpeg()
  return { name, mimeType: 'image/jpeg', buffer: await photo.toBuffer() }
}
