import type { Db } from '../../../../db/client.ts'
import { inspectMessagePhoto } from '../../../../db/queries/chat/photos.ts'
import { lockMembers } from '../../../../db/queries/locks/members.ts'
import { aConversation, aPhoto, asPhotoMessage } from '../../../../db/testing/factories.ts'
import { reportedOf } from '../../../../db/testing/staff.ts'

/** Photos of a member that wait for the inspection, the oldest first. */
export async function somePhotos(db: Db, memberId: string, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < count; n++) {
    const createdAt = new Date(Date.parse('2026-05-01T00:00:00Z') + n * 60_000)
    ids.push(await aPhoto(db, memberId, { position: 100 + n, status: 'under_inspection', createdAt }))
  }
  return ids
}

/** Photos that one has sent another in one conversation, and the other has reported; what the inspection knows them by. */
export async function someReported(
  db: Db,
  { from, to, count }: { from: string; to: string; count: number },
): Promise<string[]> {
  const conversationId = await aConversation(db, { from, to, bodies: Array.from({ length: 2 * count }, () => 'Hoi') })
  for (let n = 0; n < count; n++) await reportOne(db, { conversationId, seq: 2 * n + 1, from, to })
  return reportedOf(db, conversationId)
}

async function reportOne(
  db: Db,
  { from, to, ...place }: { conversationId: string; seq: number; from: string; to: string },
) {
  await asPhotoMessage(db, place)
  const now = new Date(Date.parse('2026-05-02T00:00:00Z') + place.seq * 1000)
  await db.transaction(async (tx) => {
    const held = await lockMembers(tx, [from, to])
    await inspectMessagePhoto(tx, held, { reporterId: to, reportedId: from, seq: place.seq, reason: 'sexual', now })
  })
}
