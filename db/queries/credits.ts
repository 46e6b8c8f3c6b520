import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { Given } from '../prepared.ts'
import { innerId } from '../schema/columns.ts'
import { type ledgerReasons, wallets } from '../schema/index.ts'
import { rowsOf } from './rows.ts'

export type LedgerReason = (typeof ledgerReasons)[number]

export interface Wallet {
  /** In credits. */
  balance: number
  freeMessages: number
}

export interface Booking {
  memberId: string
  /** In credits; negative takes them. 0 changes only the free messages. */
  amount: number
  reason: LedgerReason
  /** What caused it: the same cause is booked once. */
  reference: string
  now: Date
}

/** The same as a part of a statement: what is known then or given to it. */
type BookingPart = { [Fact in keyof Booking]: Given<Booking[Fact]> | SQL } & {
  entryId: Given<string>
  freeMessagesUsed?: Given<number>
}

/** Holds the wallet until the end of the transaction. Where `lockMembers` is needed too, it comes first. */
export async function lockWallet(db: Db, memberId: string): Promise<Wallet | undefined> {
  const [wallet] = await db
    .select({ balance: wallets.balance, freeMessages: wallets.freeMessages })
    .from(wallets)
    .where(eq(wallets.memberId, memberId))
    .for('update')
  return wallet
}

/**
 * The expressions `entry` and `wallet` of a `with` clause, which book a change: nothing else changes a balance or writes
 * to the ledger. An earlier statement of the transaction holds the wallet.
 */
export function bookingOf(booking: BookingPart): SQL {
  const { entryId, memberId, amount, freeMessagesUsed = 0, reason, reference, now } = booking
  return sql`
    entry as (
      insert into ledger_entries (id, member_id, amount, balance_after, reason, reference, created_at)
      select ${entryId}::uuid, w.member_id, ${amount}::int, w.balance + ${amount}::int, ${reason},
        ${reference}, ${now}::timestamptz
      from wallets w where w.member_id = ${memberId} and ${amount}::int <> 0
      on conflict (member_id, reason, reference) do nothing
      returning amount
    ), wallet as (
      update wallets set
        balance = balance + coalesce((select amount from entry), 0),
        free_messages = free_messages - ${freeMessagesUsed}::int
      where member_id = ${memberId}
      returning balance, free_messages
    )`
}

/** Books a change of a wallet that the transaction holds. `isNew` is false when the same cause was booked before. */
export async function book(db: Db, booking: Booking): Promise<(Wallet & { isNew: boolean }) | undefined> {
  const [booked] = await rowsOf<Wallet & { isNew: boolean }>(
    db,
    sql`
      with ${bookingOf({ ...booking, entryId: innerId() })}
      select balance, free_messages as "freeMessages", exists (select 1 from entry) as "isNew" from wallet`,
  )
  return booked
}
