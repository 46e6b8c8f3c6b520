import type { Db, Tx } from '../../../../db/client.ts'
import * as queries from '../../../../db/queries/photos/removed.ts'
import type { World } from '../../../core/context.ts'
import type { PhotoKind } from '../kinds.ts'
import { workOnPicture } from '../pictures/worker.ts'
import { photoRemovedBefore } from '../refusals.ts'
import { comesBack, rememberedFor } from '../rules/photos.ts'
import { ensureVariant } from '../stored.ts'

/** Finds the removed picture that is most like an upload. Throws `photo_removed_before`. */
export async function compareWithRemoved(db: Db, memberId: string, looks: string[]) {
  const likenesses = await queries.findLikenesses(db, looks, memberId)
  if (likenesses.some((likeness) => comesBack(likeness, memberId))) throw photoRemovedBefore()
  const [nearest] = likenesses
  if (!nearest) return { looksLikeId: null, looksLikeDistance: null }
  return { looksLikeId: nearest.pictureId, looksLikeDistance: nearest.distance }
}

/** How the photo looks that the storage has here; undefined when its files are gone. */
export async function fingerprintOfStored({ storage }: Pick<World, 'storage'>, kind: PhotoKind, storageKey: string) {
  const file = await ensureVariant(storage, kind, storageKey, 'full')
  return file && workOnPicture('fingerprint', await file.bytes())
}

export const rememberRemoved = queries.insertRemovedPicture
export const forgetRemoved = (tx: Tx, id: string) => queries.forgetRemovedPicture(tx, id)

/** Forgets what was removed so long ago that it is kept no longer. */
export async function forgetLongRemoved({ db, now }: World): Promise<void> {
  const before = new Date(now().getTime() - rememberedFor)
  while ((await queries.forgetRemovedBefore(db, before, 500)) > 0);
}
