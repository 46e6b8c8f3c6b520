import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import type { RemovalReason } from '../../reference/staff/removal-reasons.ts'
import { removedPictureHashes, removedPictures } from '../../schema/index.ts'
import { rowsOf } from '../rows.ts'

/** Remembers how a removed picture looks, the whole first, so that it is known when it comes back. */
export async function insertRemovedPicture(
  tx: Tx,
  picture: typeof removedPictures.$inferInsert,
  hashes: readonly string[],
): Promise<void> {
  const rows = await tx
    .insert(removedPictures)
    .values(picture)
    .onConflictDoNothing()
    .returning({ id: removedPictures.id })
  if (rows.length === 0) return
  await tx.insert(removedPictureHashes).values(hashes.map((hash, part) => ({ pictureId: picture.id, part, hash })))
}

export async function forgetRemovedPicture(tx: Tx, id: string): Promise<void> {
  await tx.delete(removedPictures).where(eq(removedPictures.id, id))
}

/** Those that were remembered before, the oldest first, so many at most; returns how many. */
export async function forgetRemovedBefore(db: Db, before: Date, limit: number): Promise<number> {
  const oldest = db
    .select({ id: removedPictures.id })
    .from(removedPictures)
    .where(lt(removedPictures.createdAt, before))
    .orderBy(removedPictures.createdAt)
    .limit(limit)
  const gone = await db
    .delete(removedPictures)
    .where(inArray(removedPictures.id, oldest))
    .returning({ id: removedPictures.id })
  return gone.length
}

export interface Likeness {
  pictureId: string
  /** How many of 64 bits differ. */
  distance: number
  memberId: string | null
  reason: RemovalReason
}

/** So much may two differ that this finds: of the four quarters one then differs by one bit at most. */
const farthest = 7

/**
 * The removed pictures that look like this hash, the nearest first: for each reason the nearest of this member's and the
 * nearest of others', so that none of them hides another that matters more. It looks into four indexes for the 68 quarters
 * that a likeness may have, and reads no other hash.
 */
export async function findLikenesses(db: Db, hash: string, memberId: string): Promise<Likeness[]> {
  const bits = sql`${hash}::text::bit(64)`
  const isNear = [0, 16, 32, 48].map((from) => {
    const near = `{${nearTo(hash.slice(from, from + 16)).join()}}`
    return sql`substring(h.hash from ${sql.raw(`${from + 1}`)} for 16) = any (${near}::text::bit(16)[])`
  })
  return rowsOf<Likeness>(
    db,
    sql`
      with alike as (
        select h.picture_id, bit_count(h.hash # ${bits})::int as distance, p.member_id, p.reason, p.created_at,
          p.member_id is not distinct from ${memberId}::uuid as is_own
        from removed_picture_hashes h join removed_pictures p on p.id = h.picture_id
        where (${sql.join(isNear, sql` or `)}) and bit_count(h.hash # ${bits}) <= ${farthest}
      ), nearest as (
        select distinct on (reason, is_own) * from alike order by reason, is_own, distance, created_at)
      select picture_id as "pictureId", distance, member_id as "memberId", reason from nearest
      order by distance, created_at`,
  )
}

/** This string of bits, and those that differ from it by one. */
function nearTo(bits: string): string[] {
  const flipped = [...bits].map((bit, at) => bits.slice(0, at) + (bit === '0' ? '1' : '0') + bits.slice(at + 1))
  return [bits, ...flipped]
}
