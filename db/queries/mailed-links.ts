import { and, asc, eq, inArray, isNull, lt, max } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { type mailedLinks, mailRequests, members, memberTokens, type tokenPurposes } from '../schema/index.ts'
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

export async function insertMailRequest(db: Db, memberId: string, kind: MailedLink, requestedAt: Date): Promise<void> {
  await db.insert(mailRequests).values({ memberId, kind, requestedAt }).onConflictDoNothing()
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

/** The same for whoever is about to spend it: the account stays as it is until the commit. */
export async function lockToken(
  db: Db,
  hash: string,
  purposes: readonly TokenPurpose[],
): Promise<MailedToken | undefined> {
  const [row] = await selectTokens(db, hash, purposes).for('no key update', { of: members })
  return row
}

/** Spends a link, which works once: false when it was used before, or by somebody else this very moment. */
export async function spendToken(db: Db, hash: string, usedAt: Date): Promise<boolean> {
  const used = await db
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

export async function deleteTokensOf(db: Db, memberId: string, purpose: TokenPurpose): Promise<void> {
  await db.delete(memberTokens).where(and(eq(memberTokens.memberId, memberId), eq(memberTokens.purpose, purpose)))
}

/** Links that ended, and requests that were made, before `before`. */
export async function deleteOldMailTraces(db: Db, before: Date): Promise<void> {
  await db.delete(memberTokens).where(lt(memberTokens.expiresAt, before))
  await db.delete(mailRequests).where(lt(mailRequests.requestedAt, before))
}
