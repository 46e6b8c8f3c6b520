import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { photoClaims, unloadablePhotos } from '../../schema/index.ts'
import { rowsOf } from '../rows.ts'
import { reportedProfilePhotos } from './profile-reports.ts'
import type { Subject } from './subjects.ts'

export interface Claim {
  staffId: string
  now: Date
  /** When the claim expires. */
  until: Date
}

/** How often in a row others may be faster. */
const tries = 20

/** The ids of the photos whose claim was extended, and of those newly claimed. */
interface ClaimResult {
  kept: string[]
  taken: string[]
}

/** Extends the claims of a moderator and claims more photos, up to `most` in total. No photo is claimed by two. */
export async function claimPhotos(tx: Tx, claim: Claim, most: number): Promise<ClaimResult> {
  const { staffId, now, until } = claim
  await tx
    .delete(photoClaims)
    .where(
      and(eq(photoClaims.staffId, staffId), sql`${photoClaims.photoId} in (select photo_id from unloadable_photos)`),
    )
  const rows = await tx
    .update(photoClaims)
    .set({ until })
    .where(and(eq(photoClaims.staffId, staffId), gt(photoClaims.until, now)))
    .returning({ id: photoClaims.photoId })
  const [kept, taken] = [rows.map(({ id }) => id), [] as string[]]
  for (const next of [...nextObjections(claim), ...nextReported(now), nextPhotos(now)]) {
    for (let turn = 0; turn < tries; turn++) {
      const room = most - kept.length - taken.length
      if (room <= 0) break
      const found = await takeNext(tx, claim, sql`${next} limit ${room}`)
      taken.push(...found.taken)
      // Seen, but somebody else has claimed it since this statement began.
      if (found.seen === found.taken.length) break
    }
  }
  return { kept, taken }
}

/** The claimed photo for which another photo is viewed, and since when it is claimed. */
export interface ClaimReason {
  claimedId: string
  since: Date
}

/**
 * The claim that lets this staff member view a photo. For a photo in a conversation that is its own claim. For a
 * profile photo it may also be a claim on another photo of the member, or on a photo that looks like it. Locks the
 * claim, so that concurrent views see each other's log entry.
 */
export async function lockCause(
  tx: Tx,
  { photoId, memberId, sent }: Pick<Subject, 'photoId' | 'memberId' | 'sent'>,
  { staffId, now }: Omit<Claim, 'until'>,
): Promise<ClaimReason | undefined> {
  const isFor = sql`c.photo_id = ${photoId}`
  const isBeside = sql`(
    ${isOfMember(memberId)}
    or exists (
      select from photos p join photo_removals r on r.id = p.looks_like_id
      where p.id = c.photo_id and r.photo_id = ${photoId}))`
  const [row] = await rowsOf<{ claimedId: string; since: Date }>(
    tx,
    sql`
      select c.photo_id as "claimedId", c.since from photo_claims c
      where c.staff_id = ${staffId} and c.until > ${now}::timestamptz
        and ${sent ? isFor : sql`(${isFor} or ${isBeside})`}
      order by ${isFor} desc, c.since, c.photo_id limit 1
      for no key update of c`,
  )
  return row && { ...row, since: new Date(row.since) }
}

/** The claimed photo belongs to this member's profile, or they have sent it. */
const isOfMember = (memberId: string) => sql`(
  exists (select from photos p where p.id = c.photo_id and p.member_id = ${memberId})
  or exists (
    select from reported_photos p join messages m on m.conversation_id = p.conversation_id and m.seq = p.seq
    where p.id = c.photo_id and m.sender_id = ${memberId}))`

/** The oldest claim of this staff member on a photo of this member; locks it like `lockCause`. */
export async function lockMemberCause(
  tx: Tx,
  memberId: string,
  { staffId, now }: Omit<Claim, 'until'>,
): Promise<ClaimReason | undefined> {
  const [row] = await rowsOf<{ claimedId: string; since: Date }>(
    tx,
    sql`
      select c.photo_id as "claimedId", c.since from photo_claims c
      where c.staff_id = ${staffId} and c.until > ${now}::timestamptz and ${isOfMember(memberId)}
      order by c.since, c.photo_id limit 1
      for no key update of c`,
  )
  return row && { ...row, since: new Date(row.since) }
}

const isTheirs = (photoId: string, { staffId, now }: Omit<Claim, 'until'>) =>
  and(eq(photoClaims.photoId, photoId), eq(photoClaims.staffId, staffId), gt(photoClaims.until, now))

const isFree = (now: Date) => sql`not exists (
  select from photo_claims c where c.photo_id = p.id and c.until > ${now}::timestamptz)
  and not exists (select from unloadable_photos u where u.photo_id = p.id and u.retry_at > ${now}::timestamptz)`

const nextPhotos = (now: Date) => sql`
  select p.id from photos p
  where p.status = 'under_inspection' and p.deleted_at is null and ${isFree(now)}
  order by (p.looks_like_id is null), p.created_at, p.id`

/** Profile photos, which others see meanwhile, then photos in conversations. */
const nextReported = (now: Date) => [
  sql`
    select p.id from photos p join ${reportedProfilePhotos} r on r.photo_id = p.id
    where p.status <> 'removed' and p.deleted_at is null and ${isFree(now)}
    order by r.since, p.id`,
  sql`
    select p.id from messages m join reported_photos p on p.conversation_id = m.conversation_id and p.seq = m.seq
    where m.photo_status = 'under_inspection' and ${isFree(now)}
    order by p.created_at, p.id`,
]

/** Never removals by the same staff member. Profile photos, then photos in conversations. */
function nextObjections({ staffId, now }: Claim) {
  const isOpen = sql`r.objected_at is not null and r.reviewed_at is null and r.staff_id <> ${staffId} and ${isFree(now)}`
  return [
    sql`
      select p.id from photo_removals r join photos p on p.id = r.photo_id
      where p.status = 'removed' and p.deleted_at is null and ${isOpen}
      order by r.objected_at, p.id`,
    sql`
      select p.id from photo_removals r join reported_photos p on p.id = r.reported_photo_id
      where ${isOpen}
      order by r.objected_at, p.id`,
  ]
}

async function takeNext(tx: Tx, { staffId, now, until }: Claim, next: ReturnType<typeof sql>) {
  const [row] = await rowsOf<{ seen: number; taken: string[] }>(
    tx,
    sql`
      with next as materialized (${next} for no key update of p skip locked),
      taken as (
        insert into photo_claims (photo_id, staff_id, since, until)
        select id, ${staffId}::uuid, ${now}::timestamptz, ${until}::timestamptz from next
        on conflict (photo_id) do update
          set staff_id = excluded.staff_id, since = excluded.since, until = excluded.until, seen_at = null
          where photo_claims.until <= ${now}::timestamptz
        returning photo_id)
      select (select count(*)::int from next) as seen,
        coalesce((select jsonb_agg(photo_id) from taken), '[]') as taken`,
  )
  return row ?? { seen: 0, taken: [] }
}

/** Releases their claims: on these photos, or all. */
export async function releasePhotos(db: Db, staffId: string, ids?: string[]): Promise<void> {
  await db
    .delete(photoClaims)
    .where(and(eq(photoClaims.staffId, staffId), ids ? inArray(photoClaims.photoId, ids) : undefined))
}

/** Ends the claim because the photo is decided; undefined if they no longer have it. */
export async function spendClaim(
  tx: Tx,
  photoId: string,
  claim: Omit<Claim, 'until'>,
): Promise<{ seenAt: Date | null } | undefined> {
  const [spent] = await tx.delete(photoClaims).where(isTheirs(photoId, claim)).returning({ seenAt: photoClaims.seenAt })
  return spent
}

/** Records that the picture was sent to the staff member with the claim. */
export async function recordSeen(db: Db, photoId: string, claim: Omit<Claim, 'until'>): Promise<void> {
  await db.update(photoClaims).set({ seenAt: claim.now }).where(isTheirs(photoId, claim))
  await db.delete(unloadablePhotos).where(eq(unloadablePhotos.photoId, photoId))
}

/** Postpones a photo whose picture cannot be loaded. */
export async function recordUnloadable(db: Db, photoId: string, retryAt: Date): Promise<void> {
  await db
    .insert(unloadablePhotos)
    .values({ photoId, retryAt })
    .onConflictDoUpdate({ target: unloadablePhotos.photoId, set: { retryAt } })
}

export const countUnloadable = (db: Db): Promise<number> => db.$count(unloadablePhotos)

/** Forgets those that nobody has been given again since: their photos are gone, or decided. */
export async function removeOldUnloadable(db: Db, before: Date): Promise<void> {
  await db.delete(unloadablePhotos).where(lt(unloadablePhotos.retryAt, before))
}

/** Takes this photo, which the claim’s staff has decided and so seen, back, unless somebody else has it. */
export async function claimAgain(tx: Tx, photoId: string, { staffId, now, until }: Claim): Promise<void> {
  await tx
    .insert(photoClaims)
    .values({ photoId, staffId, since: now, until, seenAt: now })
    .onConflictDoUpdate({
      target: photoClaims.photoId,
      set: { staffId, since: now, until, seenAt: now },
      setWhere: sql`${photoClaims.until} <= ${now}::timestamptz`,
    })
}

export async function removeOldClaims(db: Db, before: Date): Promise<void> {
  await db.delete(photoClaims).where(sql`${photoClaims.until} < ${before}`)
}
