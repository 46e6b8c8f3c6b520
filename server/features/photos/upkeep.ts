import * as queries from '../../../db/queries/photos/files.ts'
import type { World } from '../../core/context.ts'
import type { StoredFile } from '../../gateways/storage.ts'
import { memberPhoto, messagePhoto } from './kinds.ts'
import { undoTime } from './rules/photos.ts'
import { originalKey, removePhotoFiles, variantKey } from './stored.ts'

/** Photos in one go. */
const batch = 500

/** Milliseconds after which a deletion is final. Longer than members can undo it, because clocks differ. */
const standsAfter = undoTime + 30_000

/** Files of this age belong to no upload under way. */
const day = 24 * 60 * 60_000

/**
 * Removes deleted photos, with every file that no other photo shares. The rows go last, so that a failed run is
 * repeated.
 */
export async function removeDeleted({ db, storage, now }: World): Promise<void> {
  const before = new Date(now().getTime() - standsAfter)
  for (;;) {
    const deleted = await queries.listPhotosDeletedBefore(db, before, batch)
    if (deleted.length === 0) return
    const [ids, keys] = [deleted.map(({ id }) => id), [...new Set(deleted.map(({ storageKey }) => storageKey))]]
    const shared = await queries.findKeysInUse(db, keys, ids)
    for (const key of keys) if (!shared.has(key)) await removePhotoFiles(storage, memberPhoto, key)
    await queries.deletePhotoRows(db, ids, before)
  }
}

/**
 * Removes files without a row, which a crash or a deleted member leaves, and reports photos without files. If more than
 * half of the files would go, the storage is probably another database's: then none go.
 */
export async function compareFilesAndRows(world: World): Promise<void> {
  const { log, storage } = world
  const { stray, known } = await findStrayFiles(world)
  const isForeign = stray.length > 100 && stray.length > known
  if (isForeign) log.error({ stray: stray.length, known }, 'most files of photos have no row here: none was removed')
  else for (const key of stray) await storage.remove(key)
  const lost = await findLostPhotos(world)
  if (lost.length > 0) log.error({ lost: lost.length, some: lost.slice(0, 10) }, 'photos without files')
  log.info({ removed: isForeign ? 0 : stray.length, lost: lost.length }, 'files and rows of photos compared')
}

async function findStrayFiles({ db, storage, now }: World) {
  const before = now().getTime() - day
  const stray: string[] = []
  let known = 0
  for await (const files of inBatches(storage.list('photos'))) {
    const inUse = await queries.findKeysInUse(db, [...new Set(files.map(({ key }) => keyOf(key)))])
    for (const { key, changedAt } of files) {
      if (inUse.has(keyOf(key)) && names.has(nameOf(key))) known++
      else if (changedAt.getTime() < before && !isDemo(key)) stray.push(key)
    }
  }
  return { stray, known }
}

const keyOf = (fileKey: string) => fileKey.split('/')[1] ?? ''
const nameOf = (fileKey: string) => fileKey.split('/')[2] ?? ''
const variants = [...memberPhoto.variants, ...messagePhoto.variants]
const names = new Set([originalKey(''), ...variants.map((variant) => variantKey('', variant))].map(nameOf))

/** Drawn at each start, for whichever members share them. */
const isDemo = (fileKey: string) => keyOf(fileKey).startsWith('demo-')

async function* inBatches(files: AsyncIterable<StoredFile>): AsyncGenerator<StoredFile[]> {
  let some: StoredFile[] = []
  for await (const file of files) {
    some.push(file)
    if (some.length < batch) continue
    yield some
    some = []
  }
  if (some.length > 0) yield some
}

/** The storage keys of photos whose original is missing, from which all else could be made again. */
async function findLostPhotos({ db, storage }: World): Promise<string[]> {
  const lost: string[] = []
  for (let after = ''; ; ) {
    const keys = await queries.listStorageKeys(db, after, batch)
    for (const key of keys) if (!(await storage.has(originalKey(key)))) lost.push(key)
    if (keys.length < batch) return lost
    after = keys.at(-1) ?? ''
  }
}
