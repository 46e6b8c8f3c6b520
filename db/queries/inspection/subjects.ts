import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import type { PhotoStatus } from '../../reference/photos.ts'
import { members, messages, participants, photos, reportedPhotos } from '../../schema/index.ts'
import type { PaidMessage } from '../credits/returned.ts'
import type { HeldMembers } from '../locks/members.ts'
import { refreshMainPhoto } from '../photos/own.ts'
import { isReportedMessage } from './reported.ts'

/** What the inspection decides about: a photo of a profile, or one in a conversation that was reported. */
export interface Subject {
  photoId: string
  memberId: string
  siteId: string
  status: PhotoStatus
  /** Where the storage has it. */
  storageKey: string
  /** The conversation, recipient and time if it was sent in a message; null for a profile photo. */
  sent: SentPhotoMessage | null
}

export interface SentPhotoMessage extends PaidMessage {
  toId: string
  at: Date
}

function selectOfProfile(db: Db, photoId: string) {
  return db
    .select({
      photoId: photos.id,
      memberId: photos.memberId,
      siteId: members.siteId,
      status: photos.status,
      storageKey: photos.storageKey,
    })
    .from(photos)
    .innerJoin(members, eq(members.id, photos.memberId))
    .where(and(eq(photos.id, photoId), isNull(photos.deletedAt)))
}

function selectSent(db: Db, photoId: string) {
  return db
    .select({
      photoId: reportedPhotos.id,
      memberId: messages.senderId,
      siteId: members.siteId,
      status: sql<PhotoStatus>`${messages.photoStatus}`,
      storageKey: sql<string>`${messages.photoKey}`,
      sent: {
        conversationId: messages.conversationId,
        seq: messages.seq,
        toId: participants.otherId,
        at: messages.createdAt,
        paidWith: messages.paidWith,
        cost: messages.cost,
      },
    })
    .from(reportedPhotos)
    .innerJoin(messages, isReportedMessage)
    .innerJoin(
      participants,
      and(eq(participants.conversationId, messages.conversationId), eq(participants.memberId, messages.senderId)),
    )
    .innerJoin(members, eq(members.id, messages.senderId))
    .where(and(eq(reportedPhotos.id, photoId), isNotNull(messages.photoKey)))
}

/** Whose photo this is and where; undefined when it is deleted, or taken back. */
export async function findSubject(db: Db, photoId: string): Promise<Subject | undefined> {
  const [ofProfile] = await selectOfProfile(db, photoId)
  if (ofProfile) return { ...ofProfile, sent: null }
  const [sent] = await selectSent(db, photoId)
  return sent
}

/** The same, and locks the photo. Locks it before its claim, in the same order as a claim does, to avoid a deadlock. */
export async function lockSubject(tx: Tx, photoId: string): Promise<Subject | undefined> {
  const [ofProfile] = await selectOfProfile(tx, photoId).for('no key update', { of: photos })
  if (ofProfile) return { ...ofProfile, sent: null }
  const [sent] = await selectSent(tx, photoId).for('no key update', { of: reportedPhotos })
  return sent
}

/** Who is held while something is decided about it: between two people all happens one after the other. */
export const peopleOf = ({ memberId, sent }: Subject): string[] => (sent ? [memberId, sent.toId] : [memberId])

/** What others see follows at once. */
export async function setSubjectStatus(
  tx: Tx,
  held: HeldMembers,
  { photoId, memberId, sent }: Subject,
  status: PhotoStatus,
): Promise<void> {
  if (sent) {
    held.check(tx, [memberId, sent.toId])
    await tx
      .update(messages)
      .set({ photoStatus: status })
      .where(and(eq(messages.conversationId, sent.conversationId), eq(messages.seq, sent.seq)))
    return
  }
  held.check(tx, [memberId])
  // First: a main photo is an active one.
  await tx
    .update(photos)
    .set({ status, isMain: false })
    .where(and(eq(photos.id, photoId), eq(photos.memberId, memberId)))
  await refreshMainPhoto(tx, held, memberId)
}

/** A removed photo of a conversation keeps its place there, and nothing of what it was. */
export async function forgetSentPhoto(tx: Tx, held: HeldMembers, { photoId, memberId, sent }: Subject): Promise<void> {
  if (!sent) return
  held.check(tx, [memberId, sent.toId])
  await tx
    .update(messages)
    .set({ photoKey: null, photoColour: null, photoWidth: null, photoHeight: null })
    .where(and(eq(messages.conversationId, sent.conversationId), eq(messages.seq, sent.seq)))
  await tx.delete(reportedPhotos).where(eq(reportedPhotos.id, photoId))
}
