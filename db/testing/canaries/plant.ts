import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../client.ts'
import * as schema from '../../schema/index.ts'
import { aCrowdThatLikes, type TestMember } from '../factories.ts'
import type { Audience, Columns } from './columns.ts'

/** Those around Dirk, whose columns are private. */
export type Others = Record<'dirk' | 'stranger' | 'banned' | 'leaving' | 'invisibleFriend', TestMember> & {
  conversationOfTwoOthers: string
}

export interface Canary {
  column: string
  audience: Audience | 'premium'
  /** Any of these gives it away. */
  traces: string[]
}

/** Every column of the product's tables, as `table.column`. */
export function allColumns(): string[] {
  return Object.values(schema).flatMap((table) => {
    if (!is(table, PgTable)) return []
    const { name, columns: own } = getTableConfig(table)
    return own.map((column) => `${name}.${column.name}`)
  })
}

/** The rows of each table that belong to Dirk, or to members he has contact with. */
function rowsOf({ dirk, stranger, banned, leaving, conversationOfTwoOthers }: Others): Record<string, string> {
  const conversation = `conversation_id = '${conversationOfTwoOthers}'`
  const own = `select id from orders where member_id = '${dirk.id}'`
  const ofDiscounted = `order_id in (${own} and discount_code is not null)`
  const debits = `select id from direct_debits where payment_id in (
    select id from payments where order_id in (${own}))`
  return {
    members: `id = '${dirk.id}'`,
    bans: `member_id = '${banned.id}'`,
    account_deletions: `member_id = '${leaving.id}'`,
    blocks: `blocker_id = '${dirk.id}'`,
    conversations: `id = '${conversationOfTwoOthers}'`,
    participants: `${conversation} and member_id = '${dirk.id}'`,
    messages: `${conversation} and sender_id = '${dirk.id}'`,
    likes: `from_id = '${dirk.id}' and to_id = '${stranger.id}'`,
    taken_back_likes: `from_id = '${dirk.id}'`,
    login_failures: 'true',
    address_requests: 'true',
    reports: `reported_id = '${dirk.id}'`,
    photo_removals: `photo_id = '${photoCanaries.removed}'`,
    orders: `id in (${own} and discount_code is not null)`,
    payments: ofDiscounted,
    sandbox_payments: 'true',
    refunds: `payment_id in (select id from payments where ${ofDiscounted})`,
    excess_acknowledgements: `payment_id in (select id from payments where ${ofDiscounted})`,
    withdrawals: `order_id in (${own})`,
    direct_debits: `id in (${debits})`,
    direct_debit_mandates: `direct_debit_id in (${debits})`,
    direct_debit_refunds: `direct_debit_id in (${debits})`,
    direct_debit_numbers: 'true',
    direct_debit_files: 'id = (select id from direct_debit_files order by id limit 1)',
    direct_debit_refused_parts: 'file_id = (select min(file_id::text)::uuid from direct_debit_refused_parts)',
    direct_debit_debtors: 'key = (select min(key) from direct_debit_debtors)',
    staff: `name = 'x'`,
    // One of the two that he has.
    ledger_entries: `member_id = '${dirk.id}' and reason = 'demo_grant'`,
    // Not the log-in of the browser that has push messages.
    sessions: `member_id = '${dirk.id}' and id not like 'push-%'`,
  }
}

/** Puts a canary into every private column of Dirk's, where there must be a row for each. */
export async function plantCanaries(db: Db, others: Others, columns: Columns): Promise<Canary[]> {
  await aCrowdThatLikes(db, others.stranger.id, 30)
  await db.execute(sql.raw(rowsToCome(others)))
  const canaries: Canary[] = []
  const known = new Set<string>()
  const rows = rowsOf(others)
  for (const [column, [audience, canary]] of Object.entries(columns)) {
    if (canary === undefined) continue
    if (known.has(canary)) throw new Error(`the canary of ${column} is another one's`)
    known.add(canary)
    const [table = '', name = ''] = column.split('.')
    const where = rows[table] ?? `member_id = '${others.dirk.id}'`
    const value = table === 'member_events' && name === 'data' ? `'${canary}'::jsonb` : `'${canary}'`
    const planted = await db.execute(sql.raw(`update ${table} set ${name} = ${value} where ${where} returning 1`))
    if (planted.length === 0) throw new Error(`there is no row for a canary in ${column}`)
    canaries.push({ column, audience, traces: tracesOf(canary) })
  }
  // Each of these with files of its own.
  for (const [photo, id] of Object.entries(photoCanaries))
    await db.execute(sql`update photos set storage_key = ${photoKeyOf(photo)} where id = ${id}`)
  // Cursors must not reveal when the last member of a page was here, so every profile gets the canary.
  const [lastActiveAt, slot, key] = ['last_active_at', 'active_slot', 'slot_key'].map(
    (name) => columns[`profiles.${name}`]?.[1],
  )
  await db.execute(
    sql.raw(`update profiles set last_active_at = '${lastActiveAt}', active_slot = ${slot}, slot_key = ${key}`),
  )
  return canaries
}

/** Those of Dirk’s photos that not everybody sees as they are, by their ids. */
export const photoCanaries = {
  removed: 'ca0a11e0-0000-4000-8000-000000000001',
  inspected: 'ca0a11e0-0000-4000-8000-000000000002',
  locked: 'ca0a11e0-0000-4000-8000-000000000003',
}

/** Where the storage has their files; no answer may hold it. */
export const photoKeyOf = (photo: string) => `kanarie-opslag-${photo}`

/** As an answer may write it: a moment also in milliseconds, lists and objects by their words. */
function tracesOf(canary: string): string[] {
  if (/^\d{4}-.*Z$/.test(canary)) return [canary, `${Date.parse(canary)}`]
  return [/^[{[].*?(kanarie-\w+)/.exec(canary)?.[1] ?? canary]
}

function rowsToCome({ dirk, stranger, invisibleFriend }: Others): string {
  const now = "timestamptz '2026-03-02T00:00:00Z'"
  const id = `'${dirk.id}'`
  return `
    alter table ledger_entries disable trigger user;
    alter table audit_entries disable trigger user;
    insert into sandbox_payments (id, page, client_id, method, currency, minor, country, description, return_url, webhook_url,
        paid_currency, created_at)
      values ('tb_x', 'x', 'x', 'ideal', 'EUR', 1, 'NL', 'x', 'x', 'x', 'EUR', ${now});
    insert into sessions (id, member_id, created_at, expires_at) values ('x', ${id}, ${now}, ${now});
    insert into member_tokens (hash, member_id, purpose, email, created_at, expires_at)
      values ('x', ${id}, 'activate', 'x', ${now}, ${now});
    insert into mail_requests (member_id, kind, requested_at) values (${id}, 'activate', ${now});
    insert into withdrawal_declarations (id, member_id, declared_at) values (gen_random_uuid(), ${id}, ${now});
    insert into login_failures (address_hash, network, failures, first_failure_at) values ('x', 'x', 1, ${now});
    insert into address_requests (id, site_id, email_normalized, requested_at)
      select gen_random_uuid(), site_id, 'x', ${now} from members where id = ${id};
    insert into reports (id, number, site_id, reporter_id, reported_id, photo_id, photo_key, reason, remarks, evidence, created_at)
      select gen_random_uuid(), 'x', site_id, '${stranger.id}', id, gen_random_uuid(), 'x', 'other', 'x', '{}', ${now}
      from members where id = ${id};
    insert into signup_sources (member_id) values (${id});
    insert into visits (member_id, slot) values (${id}, 1);
    insert into ledger_entries (id, member_id, amount, balance_after, reason, reference, created_at)
      values (gen_random_uuid(), ${id}, 1, 1, 'demo_grant', 'x', ${now});
    with entry as (
      insert into ledger_entries (id, member_id, amount, balance_after, reason, reference, created_at)
        values (gen_random_uuid(), ${id}, 1, 2, 'correction', 'x', ${now}) returning id
    )
    insert into credit_corrections (entry_id, member_id, explanation) select id, ${id}, 'x' from entry;
    insert into likes (from_id, to_id, created_at) values (${id}, '${stranger.id}', ${now});
    insert into taken_back_likes (from_id, to_id, created_at, matched, taken_back_at)
      values (${id}, '${stranger.id}', ${now}, false, ${now});
    insert into event_heads (member_id, last_seq) values (${id}, 1) on conflict do nothing;
    insert into member_events (member_id, seq, type, data, created_at) values (${id}, 1, 'account', '{}', ${now});
    insert into photos (id, member_id, position, status, storage_key, colour, created_at)
      values ('${photoCanaries.removed}', ${id}, 6, 'removed', 'x', '#000000', ${now});
    insert into staff (id, email, email_normalized, name, role, password_hash, created_at)
      values (gen_random_uuid(), 'x', 'x', 'x', 'moderator', 'x', ${now});
    insert into photo_removals (id, member_id, photo_id, staff_id, reason, remark, created_at, objectable_until,
        objection, objected_at, outcome, reviewed_at)
      select gen_random_uuid(), ${id}, '${photoCanaries.removed}', id, 'other', 'x', ${now}, ${now}, 'x', ${now}, 'refused', ${now}
      from staff where name = 'x';
    insert into audit_entries (id, action, member_id, details, created_at)
      values (gen_random_uuid(), 'photo_removed', ${id}, '{}', ${now});
    update photos set id = '${photoCanaries.inspected}'
      where id = (select id from photos where member_id = ${id} and status = 'under_inspection' order by position limit 1);
    update photos set id = '${photoCanaries.locked}' where member_id = ${id} and position = 4;
    update profiles set sexuality = 'bi' where member_id = ${id};
    update profiles set sexuality = 'gay' where member_id = '${invisibleFriend.id}';
    update messages set paid_with = 'credits', cost = 1
      where sender_id = ${id} and conversation_id in (select conversation_id from participants where member_id = '${stranger.id}')`
}
