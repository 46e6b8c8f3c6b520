import { removeOldClaims } from '../../../db/queries/inspection/claims.ts'
import { listOver } from '../../../db/queries/inspection/statements.ts'
import { lockMembers } from '../../../db/queries/locks/members.ts'
import { setPhotoDeleted } from '../../../db/queries/photos/own.ts'
import type { World } from '../../core/context.ts'

const batch = 200
const day = 24 * 60 * 60_000

/** Deletes removed photos that nobody may object to any more, as their members could have; their files go with them. */
export async function deleteOver({ db, now }: World): Promise<void> {
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
  await removeOldClaims(db, new Date(now().getTime() - day))
}
