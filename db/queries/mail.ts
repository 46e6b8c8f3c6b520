import { and, asc, eq, inArray, isNull, lt, max } from 'drizzle-orm'
import type { Db, Tx } from '../client.ts'
import { type mailedLinks, mailRequests, members, memberTokens, type tokenPurposes } from '../schema/index.ts'
import { Held } from './locks/held.ts'
import type { HeldMembers } from './locks/members.ts'
import { isBanned } from './visibility.ts'

export type TokenPurpose = (typeof tokenPurposes)[number]
export type MailedLink = (typeof mailedLinks)[number]

/** When the member asked for mails of this kind, oldest first. */
export async function listMailRequests(db: Db, memberId: string, kind: MailedLink): Promise<Date[]> {
  const rows = await db
    .select({ requestedAt: mailRequests.requestedAt })
    .from(mailRequests)
    .where(and(eq(mailRequests.memberId, memberId), eq(mailRequests.kind, kind)))
    .orderBy(asc(mailRequests.requestedAt))
  return rows.map((row) => row.requestedAt)
}

export async function insertMailRequest(
  tx: Tx,
  held: HeldMembers,
  { memberId, kind, requestedAt }: { memberId: string; kind: MailedLink; requestedAt: Date },
): Promise<void> {
  held.check(tx, [memberId])
  await tx.insert(mailRequests).values({ memberId, kind, requestedAt }).onConflictDoNothing()
}

export async function insertToken(db: Db, token: typeof memberTokens.$inferInsert): Promise<void> {
  await db.insert(memberTokens).values(token)
}

function selectTokens(db: Db, hash: string, purposes: readonly TokenPurpose[]) {
  return db
    .select({
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
    .where(and(eq(memberTokens.hash, hash), inArray(memberTokens.purpose, [...purposes])))
    .$dynamic()
}

export type MailedToken = Awaited<ReturnType<typeof selectTokens>>[number]

export async function findToken(
  db: Db,
  hash: string,
  purposes: readonly TokenPurpose[],
): Promise<MailedToken | undefined> {
  const [row] = await selectTokens(db, hash, purposes)
  return row
}

/** A link that the transaction may spend: it holds the account behind it. */
export type HeldToken = MailedToken & { hash: string; held: HeldMembers }

export async function lockToken(
  tx: Tx,
  hash: string,
  purposes: readonly TokenPurpose[],
): Promise<HeldToken | undefined> {
  const [row] = await selectTokens(tx, hash, purposes).for('no key update', { of: members })
  return row && { ...row, hash, held: new Held(tx, 'member', [row.memberId]) }
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

/** Links that ended, and requests that were made, before `before`. */
export async function deleteOldMailTraces(db: Db, before: Date): Promise<void> {
  await db.delete(memberTokens).where(lt(memberTokens.expiresAt, before))
  await db.delete(mailRequests).where(lt(mailRequests.requestedAt, before))
}
