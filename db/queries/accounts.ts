import { and, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../client.ts'
import { slotOf, toldSlot } from '../reference/slots.ts'
import { accountDeletions, bans, members, profiles, signupSources } from '../schema/index.ts'
import { HeldLocks } from './locks/held.ts'
import type { HeldMembers } from './locks/members.ts'
import { mayBeFound } from './visibility.ts'

function selectAccounts(db: Db) {
  return db
    .select({
      id: members.id,
      siteId: members.siteId,
      email: members.email,
      emailNormalized: members.emailNormalized,
      wantedEmail: members.wantedEmail,
      passwordHash: members.passwordHash,
      passwordSetAt: members.passwordSetAt,
      locale: members.locale,
      confirmedAt: members.confirmedAt,
      premiumSince: members.premiumSince,
      createdAt: members.createdAt,
      name: profiles.name,
      banReason: bans.reason,
      /** For a member who has left: the end of the time in which they can return. */
      finalAt: accountDeletions.finalAt,
    })
    .from(members)
    .innerJoin(profiles, eq(profiles.memberId, members.id))
    .leftJoin(bans, eq(bans.memberId, members.id))
    .leftJoin(accountDeletions, eq(accountDeletions.memberId, members.id))
    .$dynamic()
}

export type AccountRow = Awaited<ReturnType<typeof selectAccounts>>[number]

export async function findAccount(db: Db, memberId: string): Promise<AccountRow | undefined> {
  const [row] = await selectAccounts(db).where(eq(members.id, memberId))
  return row
}

export async function findAccountByEmail(db: Db, siteId: string, emailNormalized: string) {
  const [row] = await selectAccounts(db).where(
    and(eq(members.siteId, siteId), eq(members.emailNormalized, emailNormalized)),
  )
  return row
}

/** Locks the account against changes until the commit. Other tables may have changed meanwhile. */
export async function lockAccount(tx: Tx, memberId: string): Promise<(AccountRow & { held: HeldMembers }) | undefined> {
  const [row] = await selectAccounts(tx).where(eq(members.id, memberId)).for('no key update', { of: members })
  return row && { ...row, held: new HeldLocks(tx, 'member', [memberId]) }
}

export interface NewAccount {
  member: typeof members.$inferInsert
  profile: Omit<typeof profiles.$inferInsert, 'memberId' | 'siteId' | 'createdAt' | 'lastActiveAt' | 'activeSlot'>
  freeMessages: number
  source: Omit<typeof signupSources.$inferInsert, 'memberId'> | null
}

/**
 * Writes a new member with profile, wallet and source; nobody else sees the member before the commit. Returns undefined
 * and writes nothing if the site has the address already. Of several concurrent attempts, one succeeds.
 */
export async function insertAccount(
  tx: Tx,
  { member, profile, freeMessages, source }: NewAccount,
): Promise<HeldMembers | undefined> {
  const { id: memberId, siteId, createdAt } = member
  const activeSlot = toldSlot(createdAt, createdAt)
  const inserted = await tx
    .insert(members)
    .values(member)
    .onConflictDoNothing({ target: [members.siteId, members.emailNormalized] })
    .returning({ id: members.id })
  if (inserted.length === 0) return undefined
  await tx.insert(profiles).values({ ...profile, memberId, siteId, createdAt, lastActiveAt: createdAt, activeSlot })
  await tx.execute(sql`
    with visit as (insert into visits (member_id, slot) values (${memberId}, ${slotOf(createdAt)}))
    insert into wallets (member_id, balance, free_messages) values (${memberId}, 0, ${freeMessages})`)
  if (source) await tx.insert(signupSources).values({ ...source, memberId })
  return new HeldLocks(tx, 'member', [memberId])
}

/** Derives who can be found by others from the facts; the only place that writes `searchable`. */
export async function refreshSearchable(db: Db, memberIds: string[]): Promise<void> {
  await db.update(profiles).set({ searchable: mayBeFound }).where(inArray(profiles.memberId, memberIds))
}

/** From then on others can find them, unless something else is in the way. */
export async function setConfirmed(tx: Tx, held: HeldMembers, memberId: string, confirmedAt: Date): Promise<void> {
  held.check(tx, [memberId])
  await tx.update(members).set({ confirmedAt }).where(eq(members.id, memberId))
  await refreshSearchable(tx, [memberId])
}

/** Since when only their conversation partners can find them (product §5.3); null ends it. */
export async function setInvisible(tx: Tx, held: HeldMembers, memberId: string, since: Date | null): Promise<void> {
  held.check(tx, [memberId])
  await tx.update(profiles).set({ invisibleSince: since }).where(eq(profiles.memberId, memberId))
  await refreshSearchable(tx, [memberId])
}

export async function setLocale(db: Db, memberId: string, locale: string): Promise<void> {
  await db.update(members).set({ locale }).where(eq(members.id, memberId))
}

/** Triggers of the table end the member's sessions and hide the profile, also for a row inserted manually. */
export async function insertBan(tx: Tx, held: HeldMembers, ban: typeof bans.$inferInsert): Promise<void> {
  held.check(tx, [ban.memberId])
  await tx.insert(bans).values(ban)
}

/** A trigger derives whether they can be found again. */
export async function deleteBan(tx: Tx, held: HeldMembers, memberId: string): Promise<void> {
  held.check(tx, [memberId])
  await tx.delete(bans).where(eq(bans.memberId, memberId))
}

/** They are visible again to everybody who may find them. */
export async function deleteDeletion(tx: Tx, held: HeldMembers, memberId: string): Promise<void> {
  held.check(tx, [memberId])
  await tx.delete(accountDeletions).where(eq(accountDeletions.memberId, memberId))
  await refreshSearchable(tx, [memberId])
}

/** Removes the account with this address if its time to return is over; returns whether there was one. */
export async function removeIfFinal(db: Db, siteId: string, emailNormalized: string, now: Date): Promise<boolean> {
  const isFinal = db
    .select({ id: accountDeletions.memberId })
    .from(accountDeletions)
    .where(lte(accountDeletions.finalAt, now))
  const removed = await db
    .delete(members)
    .where(and(eq(members.siteId, siteId), eq(members.emailNormalized, emailNormalized), inArray(members.id, isFinal)))
    .returning({ id: members.id })
  return removed.length > 0
}

/** Removes unconfirmed members who signed up before `before`; returns how many. */
export async function removeUnconfirmedSince(db: Db, before: Date): Promise<number> {
  const removed = await db
    .delete(members)
    .where(and(isNull(members.confirmedAt), lt(members.createdAt, before)))
    .returning({ id: members.id })
  return removed.length
}
