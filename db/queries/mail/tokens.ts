import { and, eq, inArray, isNull, lt, max } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { members, memberTokens, type tokenPurposes } from '../../schema/index.ts'
import { HeldLocks } from '../locks/held.ts'
import type { HeldMembers } from '../locks/members.ts'
import { isBanned } from '../visibility.ts'

export type TokenPurpose = (typeof tokenPurposes)[number]

export async function insertToken(db: Db, token: typeof memberTokens.$inferInsert): Promise<void> {
  await db.insert(memberTokens).values(token)
}

/** A link as somebody follows it: at another site than its member's it means nothing. */
export interface FollowedLink {
  siteId: string
  hash: string
}

function selectTokens(db: Db, { siteId, hash }: FollowedLink, purposes: readonly TokenPurpose[]) {
  return db
    .select({
      hash: memberTokens.hash,
      memberId: memberTokens.memberId,
      purpose: memberTokens.purpose,
      email: memberTokens.email,
      expiresAt: memberTokens.expiresAt,
      usedAt: memberTokens.usedAt,
      siteId: members.siteId,
      memberEmail: members.email,
      wantedEmail: members.wantedEmail,
      confirmedAt: members.confirmedAt,
      isBanned: isBanned(members.id),
    })
    .from(memberTokens)
    .innerJoin(members, eq(members.id, memberTokens.memberId))
    .where(and(eq(memberTokens.hash, hash), eq(members.siteId, siteId), inArray(memberTokens.purpose, [...purposes])))
    .$dynamic()
}

export type MailedToken = Awaited<ReturnType<typeof selectTokens>>[number]

export async function findToken(
  db: Db,
  link: FollowedLink,
  purposes: readonly TokenPurpose[],
): Promise<MailedToken | undefined> {
  const [row] = await selectTokens(db, link, purposes)
  return row
}

/** A link that the transaction may spend: it holds the account behind it. */
export type HeldToken = MailedToken & { held: HeldMembers }

export async function lockToken(
  tx: Tx,
  link: FollowedLink,
  purposes: readonly TokenPurpose[],
): Promise<HeldToken | undefined> {
  const [row] = await selectTokens(tx, link, purposes).for('no key update', { of: members })
  return row && { ...row, held: new HeldLocks(tx, 'member', [row.memberId]) }
}

/** Spends a link, which works once: false when it was used before, or by somebody else this very moment. */
export async function spendToken(tx: Tx, { hash, memberId, held }: HeldToken, usedAt: Date): Promise<boolean> {
  held.check(tx, [memberId])
  const used = await tx
    .update(memberTokens)
    .set({ usedAt })
    .where(and(eq(memberTokens.hash, hash), isNull(memberTokens.usedAt)))
    .returning({ hash: memberTokens.hash })
  return used.length > 0
}

/** Makes worthless what a member has of links for these purposes. They stay known, so that their pages can say so. */
export async function spendTokensOf(
  tx: Tx,
  held: HeldMembers,
  memberId: string,
  purposes: readonly TokenPurpose[],
  usedAt: Date,
): Promise<void> {
  held.check(tx, [memberId])
  await tx
    .update(memberTokens)
    .set({ usedAt })
    .where(
      and(
        eq(memberTokens.memberId, memberId),
        inArray(memberTokens.purpose, [...purposes]),
        isNull(memberTokens.usedAt),
      ),
    )
}

/** When a link of this purpose last went to the address; null when none did. */
export async function findLastSent(
  db: Db,
  memberId: string,
  purpose: TokenPurpose,
  email: string,
): Promise<Date | null> {
  const [row] = await db
    .select({ sentAt: max(memberTokens.createdAt) })
    .from(memberTokens)
    .where(and(eq(memberTokens.memberId, memberId), eq(memberTokens.purpose, purpose), eq(memberTokens.email, email)))
  return row?.sentAt ?? null
}

export async function deleteTokensOf(
  tx: Tx,
  held: HeldMembers,
  memberId: string,
  purpose: TokenPurpose,
): Promise<void> {
  held.check(tx, [memberId])
  await tx.delete(memberTokens).where(and(eq(memberTokens.memberId, memberId), eq(memberTokens.purpose, purpose)))
}

/** Links that ended before `before`. */
export async function deleteTokensEndedBefore(db: Db, before: Date): Promise<void> {
  await db.delete(memberTokens).where(lt(memberTokens.expiresAt, before))
}
