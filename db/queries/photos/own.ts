import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { members, photos } from '../../schema/index.ts'
import type { HeldMembers } from '../locks/members.ts'
import { rowsOf } from '../rows.ts'

/** The first that a member has put there themselves, whether others see it yet or not: of the `members` of the statement. */
export const isOwnMainPhoto = sql`${photos.id} = (
  select own.id from photos own
  where own.member_id = ${members.id} and own.status <> 'removed' and own.deleted_at is null
  order by own.position limit 1)`

/** All that a member has, in their order, with what the inspection has removed. */
export async function listOwnPhotos(db: Db, memberId: string) {
  return db
    .select({ id: photos.id, status: photos.status, colour: photos.colour })
    .from(photos)
    .where(and(eq(photos.memberId, memberId), isNull(photos.deletedAt)))
    .orderBy(asc(photos.position))
}

export type OwnPhotoRow = Awaited<ReturnType<typeof listOwnPhotos>>[number]

/** Every row of a member, in their order: also those whose deletion can still be undone. */
export async function listPhotoRows(db: Db, memberId: string) {
  return db
    .select({
      ...{ id: photos.id, status: photos.status, clientId: photos.clientId },
      ...{ createdAt: photos.createdAt, deletedAt: photos.deletedAt },
    })
    .from(photos)
    .where(eq(photos.memberId, memberId))
    .orderBy(asc(photos.position))
}

export type PhotoRecord = Awaited<ReturnType<typeof listPhotoRows>>[number]

type NewPhoto = Omit<typeof photos.$inferInsert, 'position' | 'isMain' | 'status'>

/** Behind all others, and not yet for others to see. How many there may be is decided under the lock. */
export async function insertPhoto(tx: Tx, held: HeldMembers, photo: NewPhoto): Promise<void> {
  held.check(tx, [photo.memberId])
  const position = sql`(select coalesce(max(position) + 1, 0) from photos where member_id = ${photo.memberId})`
  await tx.insert(photos).values({ ...photo, position, status: 'under_inspection' })
}

/** Puts all of a member's photos into this order. Their places are new ones, so that no two ever meet at one. */
export async function setPhotoOrder(
  tx: Tx,
  held: HeldMembers,
  memberId: string,
  ids: readonly string[],
): Promise<void> {
  held.check(tx, [memberId])
  await tx.execute(sql`
    update photos p set position = last.position + o.place
    from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb) with ordinality o (id, place),
      (select max(position) as position from photos where member_id = ${memberId}) last
    where p.id = o.id::uuid and p.member_id = ${memberId}`)
  await refreshMainPhoto(tx, held, memberId)
}

interface PhotoDeletion {
  memberId: string
  id: string
  deletedAt: Date | null
  /** As before where it is not named. */
  createdAt?: Date
}

/** Takes a photo from everybody's sight, or brings it back (null). */
export async function setPhotoDeleted(
  tx: Tx,
  held: HeldMembers,
  { memberId, id, ...times }: PhotoDeletion,
): Promise<void> {
  held.check(tx, [memberId])
  await tx
    .update(photos)
    .set({ ...times, isMain: false })
    .where(and(eq(photos.memberId, memberId), eq(photos.id, id)))
  await refreshMainPhoto(tx, held, memberId)
}

/** Makes the first active photo of a member the one that others see on cards: after every change of what they see. */
export async function refreshMainPhoto(tx: Tx, held: HeldMembers, memberId: string): Promise<void> {
  held.check(tx, [memberId])
  const [main] = await rowsOf<{ id: string }>(
    tx,
    sql`select id from photos where member_id = ${memberId} and status = 'active' and deleted_at is null
        order by position limit 1`,
  )
  // One after the other: at no moment are there two.
  const isOther = sql`member_id = ${memberId} and is_main and id is distinct from ${main?.id ?? null}::uuid`
  await tx.execute(sql`update photos set is_main = false where ${isOther}`)
  if (main) await tx.execute(sql`update photos set is_main = true where id = ${main.id} and not is_main`)
}
