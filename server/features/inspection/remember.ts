import * as queries from '../../../db/queries/inspection/decisions.ts'
import { findSubject } from '../../../db/queries/inspection/subjects.ts'
import { lockMembers } from '../../../db/queries/locks/members.ts'
import type { World } from '../../core/context.ts'
import { memberPhoto, messagePhoto } from '../photos/kinds.ts'
import { fingerprintOfStored, rememberRemoved } from '../photos/removed/compare.ts'
import type { RememberPayload } from './jobs.ts'

/** Stores the fingerprint of a removed photo if its removal still exists. */
export async function remember(world: World, { removalId }: RememberPayload): Promise<void> {
  const { db } = world
  const removal = await queries.findRemoval(db, removalId)
  const photoId = removal?.photoId ?? removal?.reportedPhotoId
  const subject = photoId ? await findSubject(db, photoId) : undefined
  const kind = subject?.sent ? messagePhoto : memberPhoto
  const hashes = subject && (await fingerprintOfStored(world, kind, subject.storageKey))
  if (!removal || !hashes) return
  const { id, memberId, reason, createdAt } = removal
  await db.transaction(async (tx) => {
    await lockMembers(tx, [memberId])
    const now = await queries.findRemoval(tx, id)
    if (now && now.outcome !== 'granted') await rememberRemoved(tx, { id, memberId, reason, createdAt }, hashes)
  })
}
