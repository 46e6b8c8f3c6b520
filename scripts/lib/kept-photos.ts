import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { PoolPhoto } from '../../db/demo/photos/pool.ts'
import { photoVariants } from '../../server/features/photos/addresses.ts'
import type { makeVariants } from '../../server/features/photos/pictures/variants.ts'
import { variantKey } from '../../server/features/photos/stored.ts'
import { hashOf } from './hash.ts'
import { root } from './run.ts'

interface Keeping {
  make: typeof makeVariants
  /** The folder of what has been made before. */
  kept: string
  /** The folder of a server's files. */
  storage?: string | undefined
}

/** All that decides what becomes of a picture; `bun.lock` names the library. */
const recipe = ['server/features/photos/pictures', 'server/features/photos/rules/size.ts', 'bun.lock']

/** Pictures in work at once. */
const lanes = 2

/**
 * Makes the variants of these photos that have not been made before from the same picture in the same way, and copies all
 * of them to the storage. Of what no photo needs any more nothing is kept.
 */
export async function bringPhotos(photos: Pick<PoolPhoto, 'key' | 'draw'>[], { make, kept, storage }: Keeping) {
  await mkdir(kept, { recursive: true })
  const before = new Set(await readdir(kept))
  const way = hashOf(recipe.map((path) => resolve(root, path)))
  const needed = new Set<string>()
  const waiting = [...photos]
  const lane = async () => {
    for (let photo = waiting.shift(); photo; photo = waiting.shift()) {
      const picture = Buffer.from(photo.draw())
      const name = new Bun.CryptoHasher('sha256').update(way).update(picture).digest('hex')
      needed.add(name)
      const folder = join(kept, name)
      if (!before.has(name)) await keep(folder, (await make(picture)).files)
      if (storage) await cp(folder, dirname(join(storage, variantKey(photo.key, 'card'))), { recursive: true })
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  // One with a dot may be in work elsewhere.
  const idle = [...before].filter((name) => !needed.has(name) && !name.includes('.'))
  for (const name of idle) await rm(join(kept, name), { recursive: true, force: true })
}

/** Whole or not at all, also where two do so at once. */
async function keep(folder: string, files: Awaited<ReturnType<typeof makeVariants>>['files']): Promise<void> {
  const partial = `${folder}.${crypto.randomUUID()}`
  for (const variant of photoVariants) await Bun.write(join(partial, `${variant}.webp`), files[variant])
  await rename(partial, folder).catch(() => rm(partial, { recursive: true, force: true }))
}
