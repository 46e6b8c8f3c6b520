import { removeOldClaims, removeOldUnloadable } from '../../../db/queries/inspection/claims.ts'
import { listOver, listSentOver } from '../../../db/queries/inspection/statements.ts'
import { findSubject, forgetSentPhoto, peopleOf } from '../../../db/queries/inspection/subjects.ts'
import { lockMembers } from '../../../db/queries/locks/members.ts'
import { setPhotoDeleted } from '../../../db/queries/photos/own.ts'
import type { World } from '../../core/context.ts'
import { messagePhoto } from '../photos/kinds.ts'
import { removePhotoFiles } from '../photos/stored.ts'

const batch = 200
const day = 24 * 60 * 60_000

/** Deletes removed photos that nobody may object to any more, as their members could have; their files go with them. */
export async function deleteOver(world: World): Promise<void> {
  const { db, now } = world
  for (;;) {
    const over = await listOver(db, now(), batch)
    if (over.length === 0) break
    for (const { memberId, photoId: id } of over) {
      await db.transaction(async (tx) => {
        const held = await lockMembers(tx, [memberId])
        await setPhotoDeleted(tx, held, { memberId, id, deletedAt: now() })
      })
    }
  }
  await deleteSentOver(world)
  const yesterday = new Date(now().getTime() - day)
  await removeOldClaims(db, yesterday)
  await removeOldUnloadable(db, yesterday)
}

/** Those of conversations go at once: nobody can bring them back. */
async function deleteSentOver({ db, storage, now }: World): Promise<void> {
  for (;;) {
    const over = await listSentOver(db, now(), batch)
    if (over.length === 0) return
    for (const id of over) {
      const sent = await findSubject(db, id)
      if (!sent) continue
      await db.transaction(async (tx) => forgetSentPhoto(tx, await lockMembers(tx, peopleOf(sent)), sent))
      // What stays behind when the storage fails goes at night.
      await removePhotoFiles(storage, messagePhoto, sent.storageKey)
    }
  }
}
