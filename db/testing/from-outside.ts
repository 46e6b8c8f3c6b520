import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { rowsOf } from '../queries/rows.ts'

/** Every message that a member has sent, by the ids that their client gave them. */
export async function clientIdsOf(db: Db, senderId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(db, sql`select client_id as id from messages where sender_id = ${senderId}`)
  return rows.map(({ id }) => id)
}

/** The place (conversation:seq) of every message that a member has sent, by the ids that their client gave them. */
export async function placesOf(db: Db, senderId: string): Promise<Map<string, string>> {
  const rows = await rowsOf<{ id: string; place: string }>(
    db,
    sql`select client_id as id, conversation_id || ':' || seq as place from messages where sender_id = ${senderId}`,
  )
  return new Map(rows.map(({ id, place }) => [id, place]))
}

/** What a member has spent, the first first, as the balances stand that it left. */
export async function listSpends(
  db: Db,
  memberId: string,
): Promise<{ reason: string; amount: number; left: number }[]> {
  return rowsOf(
    db,
    sql`select reason, amount, balance_after as "left" from ledger_entries
      where member_id = ${memberId} and amount < 0 order by balance_after desc`,
  )
}

/** What a member has to spend. */
export async function walletOf(
  db: Db,
  { id }: { id: string },
): Promise<{ balance: number; freeMessages: number } | undefined> {
  const [wallet] = await rowsOf<{ balance: number; freeMessages: number }>(
    db,
    sql`select balance, free_messages as "freeMessages" from wallets where member_id = ${id}`,
  )
  return wallet
}

/** How many of a member's credits were paid for. */
export async function boughtOf(db: Db, { id }: { id: string }): Promise<number | undefined> {
  const [wallet] = await rowsOf<{ bought: number }>(db, sql`select bought from wallets where member_id = ${id}`)
  return wallet?.bought
}

/** How many accounts there are with this address, on all sites. */
export async function countAccounts(db: Db, email: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from members where email_normalized = ${email}`,
  )
  return row?.count ?? 0
}

/** What makes others wait. */
interface Hold {
  /** Whose process of PostgreSQL holds them up, for `countWaitingFor`. */
  holder: number
  release: () => Promise<void>
}

/** Makes everything that concerns a member wait until `release` is called. */
export async function holdMember(db: Db, memberId: string): Promise<Hold> {
  const [held, released] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()]
  const holding = db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from members where id = ${memberId} for update`)
    held.resolve(await processOf(tx))
    await released.promise
  })
  holding.catch(held.reject)
  return {
    holder: await held.promise,
    release: () => {
      released.resolve()
      return holding
    },
  }
}

/** The process of PostgreSQL that a transaction runs in. */
export async function processOf(tx: Db): Promise<number> {
  const [row] = await rowsOf<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`)
  return row!.pid
}

/** How many statements wait for this process to let go: others wait as well, as two upkeeps of the job queue do for each other. */
export async function countWaitingFor(db: Db, holder: number): Promise<number> {
  const [row] = await rowsOf<{ waiting: number }>(
    db,
    sql`select count(*)::int as waiting from pg_stat_activity where ${holder} = any(pg_blocking_pids(pid))`,
  )
  return row?.waiting ?? 0
}

/** As the verb that lifts a ban will. */
export async function liftBan(db: Db, memberId: string): Promise<void> {
  await db.execute(sql`delete from bans where member_id = ${memberId}`)
}

/** As if the member had never left. */
export async function takeBackDeletion(db: Db, memberId: string): Promise<void> {
  await db.execute(sql`delete from account_deletions where member_id = ${memberId}`)
}
