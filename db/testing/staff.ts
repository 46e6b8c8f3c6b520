import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { rowsOf } from '../queries/rows.ts'
import { insertStaffLink } from '../queries/staff/accounts.ts'
import { staff, staffSessions } from '../schema/index.ts'

export type TestStaff = Pick<typeof staff.$inferSelect, 'id' | 'name' | 'role' | 'email'>

let serial = 0

/** By default a moderator. */
export async function aStaff(db: Db, traits: Partial<typeof staff.$inferInsert> = {}): Promise<TestStaff> {
  const n = ++serial
  const email = traits.email ?? `staff${n}-${crypto.randomUUID()}@example.org`
  const [row] = await db
    .insert(staff)
    .values({
      ...{ id: crypto.randomUUID(), name: `Staff ${n}`, role: 'moderator', passwordHash: 'none' },
      ...{ createdAt: new Date('2026-01-01T00:00:00Z'), ...traits, email, emailNormalized: email },
    })
    .returning()
  return row!
}

/** What the browser's cookie holds of somebody who has logged in; `isProved`: with their second factor. */
export async function aStaffSession(db: Db, staffId: string, { isProved = true } = {}): Promise<string> {
  const secret = crypto.randomUUID()
  const now = new Date('2026-06-01T00:00:00Z')
  await db.insert(staffSessions).values({
    id: Bun.SHA256.hash(secret, 'hex'),
    ...{ staffId, createdAt: now, provedAt: isProved ? now : null, expiresAt: new Date('2100-01-01T00:00:00Z') },
  })
  return secret
}

/** Puts all photos of a member that wait, or that they object about, into the hands of one of the staff. */
export async function claimFor(db: Db, staffId: string, memberId: string): Promise<void> {
  await db.execute(sql`
    insert into photo_claims (photo_id, staff_id, until, seen_at)
    select id, ${staffId}::uuid, now() + interval '2 minutes', now() from photos where member_id = ${memberId}
    union all
    select p.id, ${staffId}::uuid, now() + interval '2 minutes', now()
    from reported_photos p join messages m on m.conversation_id = p.conversation_id and m.seq = p.seq
    where m.sender_id = ${memberId}
    on conflict (photo_id) do update set staff_id = excluded.staff_id, until = excluded.until, seen_at = excluded.seen_at`)
}

/** The secret of a link that makes the first owner, as the start prints it. */
export async function anOwnerLink(db: Db): Promise<string> {
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
  const createdAt = new Date()
  const expiresAt = new Date(createdAt.getTime() + 60 * 60_000)
  const hash = Bun.SHA256.hash(token, 'hex')
  await db.transaction((tx) => insertStaffLink(tx, { hash, createdAt, expiresAt, role: 'owner' }))
  return token
}

/** What the inspection knows the reported photos of a conversation by, in their order there. */
export async function reportedOf(db: Db, conversationId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id from reported_photos where conversation_id = ${conversationId} order by seq`,
  )
  return rows.map(({ id }) => id)
}
