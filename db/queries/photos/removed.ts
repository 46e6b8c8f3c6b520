import { eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
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
 * The removed picture that looks most like one of these hashes, and that of this member's own or of a child where those are
 * others: each the nearest of its kind, and of several as near the one that was removed first.
 */
export async function findLikenesses(db: Db, hashes: readonly string[], memberId: string): Promise<Likeness[]> {
  const near = sql.join(
    hashes.map((hash) => sql`(${nearTo(hash, memberId)})`),
    sql` union all `,
  )
  const rows = await rowsOf<Likeness>(
    db,
    sql`
      select distinct on (n.is_own, n.is_minor)
        n.picture_id as "pictureId", n.distance, n.member_id as "memberId", n.reason
      from (${near}) n order by n.is_own, n.is_minor, n.distance, n.created_at`,
  )
  return rows.toSorted((a, b) => a.distance - b.distance)
}

/** It looks into four indexes for the 68 quarters that a likeness may have, and reads no other hash. */
function nearTo(hash: string, memberId: string): SQL {
  const bits = sql`${hash}::text::bit(64)`
  const isNear = [0, 16, 32, 48].map((from) => {
    const quarters = `{${quartersNear(hash.slice(from, from + 16)).join()}}`
    return sql`substring(h.hash from ${sql.raw(`${from + 1}`)} for 16) = any (${quarters}::text::bit(16)[])`
  })
  return sql`
    select h.picture_id, bit_count(h.hash # ${bits})::int as distance, p.member_id, p.reason, p.created_at,
      p.member_id is not distinct from ${memberId}::uuid as is_own, p.reason = 'minor' as is_minor
    from removed_picture_hashes h join removed_pictures p on p.id = h.picture_id
    where (${sql.join(isNear, sql` or `)}) and bit_count(h.hash # ${bits}) <= ${farthest}`
}

/** This string of bits, and those that differ from it by one. */
function quartersNear(bits: string): string[] {
  const flipped = [...bits].map((bit, at) => bits.slice(0, at) + (bit === '0' ? '1' : '0') + bits.slice(at + 1))
  return [bits, ...flipped]
}
