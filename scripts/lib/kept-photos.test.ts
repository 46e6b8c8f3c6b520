import { expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portraits } from '../../db/demo/photos/pool.ts'
import { memberPhoto } from '../../server/features/photos/kinds.ts'
import { makeVariants } from '../../server/features/photos/pictures/variants.ts'
import { ensureVariant, originalKey, variantKey } from '../../server/features/photos/stored.ts'
import { folderStorage } from '../../server/gateways/storage.ts'
import { bringPhotos } from './kept-photos.ts'

const [one, other, third] = portraits as [(typeof portraits)[0], (typeof portraits)[0], (typeof portraits)[0]]

/** A folder of kept photos and servers to bring them to; `made` grows by one for each that is made. */
function keeping() {
  const dir = mkdtempSync(join(tmpdir(), 'vonk-kept-photos-'))
  const made: Uint8Array[] = []
  const make = (picture: Uint8Array) => {
    made.push(picture)
    return makeVariants(picture)
  }
  const storageOf = (name: string) => join(dir, name, 'storage')
  return {
    made,
    kept: () => readdirSync(join(dir, 'kept')),
    bring: (photos: Pick<typeof one, 'key' | 'draw'>[], to: string) =>
      bringPhotos(photos, { make, kept: join(dir, 'kept'), storage: storageOf(to) }),
    storage: (name: string) => folderStorage(storageOf(name)),
    [Symbol.dispose]: () => rmSync(dir, { recursive: true }),
  }
}

test('a photo that a server is brought is the one that it would have made', async () => {
  using here = keeping()
  await here.bring([one], 'first')
  const brought = here.storage('first')
  const own = here.storage('own')
  await own.put(originalKey(one.key), one.draw())
  for (const variant of memberPhoto.variants) {
    const made = await ensureVariant(own, memberPhoto, one.key, variant)
    expect(await (await brought.get(variantKey(one.key, variant)))?.bytes()).toEqual((await made?.bytes())!)
  }
})

test('what has been made once is brought to the next server, and what is drawn otherwise is made anew', async () => {
  using here = keeping()
  await here.bring([one, other], 'first')
  await here.bring([one, other], 'second')
  expect(here.made).toHaveLength(2)
  await here.bring([one, { key: other.key, draw: third.draw }], 'third')
  expect(here.made).toHaveLength(3)
  const card = variantKey(other.key, 'card')
  const [before, same, after] = await Promise.all(
    ['first', 'second', 'third'].map(async (name) => (await here.storage(name).get(card))?.bytes()),
  )
  expect(same).toEqual(before!)
  expect(after).not.toEqual(before!)
  expect(here.kept()).toHaveLength(2)
})
