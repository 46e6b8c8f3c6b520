import { eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { rowsOf } from '../queries/rows.ts'
import {
  conversations,
  memberTokens,
  messages,
  participants,
  sandboxPayments,
  sessions,
  sites,
} from '../schema/index.ts'

/** A log-in that nobody typed: what the browser's cookie holds. The database knows only its hash. */
export async function aSession(db: Db, memberId: string): Promise<string> {
  const secret = crypto.randomUUID()
  const now = Date.now()
  const month = 30 * 24 * 60 * 60 * 1000
  await db.insert(sessions).values({
    id: new Bun.CryptoHasher('sha256').update(secret).digest('hex'),
    memberId,
    createdAt: new Date(now),
    expiresAt: new Date(now + month),
  })
  return secret
}

/** Ends every log-in of a member, as if from another device. */
export async function endSessionsOf(db: Db, memberId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.memberId, memberId))
}

/** As if the last use of a log-in were so many days longer ago. */
export async function ageSession(db: Db, secret: string, days: number): Promise<void> {
  const id = new Bun.CryptoHasher('sha256').update(secret).digest('hex')
  await db
    .update(sessions)
    .set({ expiresAt: sql`${sessions.expiresAt} - ${days} * interval '1 day'` })
    .where(eq(sessions.id, id))
}

/** Lets every log-in of a member run out of its time. */
export async function expireSessionsOf(db: Db, memberId: string): Promise<void> {
  await db.update(sessions).set({ expiresAt: sql`now() - interval '1 second'` }).where(eq(sessions.memberId, memberId))
}

/** Makes the links mailed to a member a week older. */
export async function ageLinksOf(db: Db, memberId: string): Promise<void> {
  await db
    .update(memberTokens)
    .set({ expiresAt: sql`${memberTokens.expiresAt} - interval '8 days'` })
    .where(eq(memberTokens.memberId, memberId))
}

/** Photos of the demo, by the keys under which the storage has their files. */
export async function storedPhotoKeys(db: Db, count: number): Promise<string[]> {
  const rows = await rowsOf<{ key: string }>(
    db,
    sql`select storage_key as key from photos where status = 'active' and storage_key like 'demo-%'
        group by storage_key order by storage_key limit ${count}`,
  )
  return rows.map(({ key }) => key)
}

/** Two who have taken turns `count` times, a minute apart until now, all of it read: "Bericht 1", "Bericht 2" … */
export async function aLongConversation(
  db: Db,
  { from, to, count }: { from: string; to: string; count: number },
): Promise<string> {
  const id = crypto.randomUUID()
  const now = new Date()
  const [lowId, highId] = from < to ? [from, to] : [to, from]
  await db.insert(conversations).values({ id, lowId, highId, startedBy: from, lastSeq: count, createdAt: now })
  const side = { conversationId: id, readSeq: count, listedAt: now }
  await db.insert(participants).values([
    { ...side, memberId: from, otherId: to },
    { ...side, memberId: to, otherId: from },
  ])
  await db.execute(sql`
    insert into ${messages} (conversation_id, seq, sender_id, client_id, body, paid_with, cost, created_at)
    select ${id}, n, case when n % 2 = 1 then ${from}::uuid else ${to}::uuid end, gen_random_uuid(), 'Bericht ' || n,
      'none', 0, date_trunc('milliseconds', now() - (${count} - n) * interval '1 minute')
    from generate_series(1, ${count}) n`)
  return id
}

/** Lets pages of this origin, too, sign visitors up, as an operator would. */
export async function allowLander(db: Db, siteId: string, origin: string): Promise<void> {
  const others = sql`coalesce(${sites.settings} -> 'landerOrigins', '[]')`
  const settings = sql`jsonb_set(${sites.settings}, '{landerOrigins}', ${others} || to_jsonb(${origin}::text))`
  await db.update(sites).set({ settings }).where(eq(sites.id, siteId))
}

type BankPayment = Partial<typeof sandboxPayments.$inferInsert> &
  Pick<typeof sandboxPayments.$inferInsert, 'returnUrl' | 'webhookUrl'>

/** A payment that waits at the test bank, as a shop asks for one. Returns the path of its page. */
export async function aPaymentAtTheBank(db: Db, traits: BankPayment): Promise<string> {
  const [id, page] = [crypto.randomUUID(), crypto.randomUUID().replaceAll('-', '').padEnd(43, '_')]
  await db.insert(sandboxPayments).values({
    ...{ id: `tb_${id}`, page, clientId: id, method: 'creditcard', country: 'NL', description: '60 credits' },
    ...{ currency: 'EUR', minor: 4799, paidCurrency: 'EUR', createdAt: new Date() },
    ...traits,
  })
  return `/sandbox/${page}`
}
