import sharp from 'sharp'

/** The files of a photo, made by sharp and nothing else: decoded once, then each with the sizes and efforts of ours. */
export async function barePhoto(original: Uint8Array): Promise<Buffer[]> {
  const { data, info } = await sharp(original)
    .autoOrient()
    .resize(1600, 1600, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const picture = () => sharp(data, { raw: { width, height, channels } })
  const small = await picture().resize(20, 25, { position: 'top' }).blur(1.5).toBuffer({ resolveWithObject: true })
  return Promise.all([
    picture().resize(160, 160).webp({ quality: 78, effort: 4 }).toBuffer(),
    picture().resize(480, 600, { position: 'top' }).webp({ quality: 74, effort: 3 }).toBuffer(),
    picture().resize(800, 1000, { position: 'top' }).webp({ quality: 76, effort: 2 }).toBuffer(),
    sharp(small.data, { raw: { width: 20, height: 25, channels } })
      .resize(400, 500, { kernel: 'cubic' })
      .blur(10)
      .webp({ quality: 60 })
      .toBuffer(),
    picture().webp({ quality: 80, effort: 2 }).toBuffer(),
  ])
}
