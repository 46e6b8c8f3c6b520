import { eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../client.ts'
import { preparedSql, type Sendable, type StatementSlots, type ValueOrSlot } from '../../prepared.ts'
import { innerId } from '../../schema/columns.ts'
import { type ledgerReasons, wallets } from '../../schema/index.ts'
import { HeldLocks } from '../locks/held.ts'
import type { HeldMembers } from '../locks/members.ts'

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

export type HeldWallet = HeldLocks<'wallet'>

/** Undefined when there is none. The member is held first, so that two who need both never wait for each other. */
export async function lockWallet(tx: Tx, held: HeldMembers, memberId: string): Promise<HeldWallet | undefined> {
  held.check(tx, [memberId])
  const [wallet] = await tx
    .select({ memberId: wallets.memberId })
    .from(wallets)
    .where(eq(wallets.memberId, memberId))
    .for('update')
  return wallet && new HeldLocks(tx, 'wallet', [memberId])
}

/** What is written of a booking: what is known while the statement is made, a part of it, or given when it runs. */
type BookingPart = { [Fact in Exclude<keyof Booking, 'memberId'>]: ValueOrSlot<Booking[Fact]> | SQL } & {
  entryId: ValueOrSlot<string>
  /** Where the credits come from, or go. */
  kind: 'given' | 'bought' | 'spent' | 'returned'
  freeMessagesUsed?: ValueOrSlot<number>
}

type BookingStatement<Values, Row> = (tx: Tx, wallet: HeldWallet, values: Values) => Promise<Row[]>

/**
 * A statement, made once, that books a change of the wallet of `memberId` beside what else it writes. `bookingOf` gives the
 * expressions `entry` and `wallet` of its `with` clause: nothing else changes a balance or writes to the ledger.
 */
export function preparedBooking<Values extends Sendable<Values> & { memberId: string }, Row extends object>(
  text: (given: StatementSlots<Values>, bookingOf: (part: BookingPart) => SQL) => SQL,
): BookingStatement<Values, Row> {
  const run = preparedSql<Values, Row>((given) => text(given, (part) => bookingOf(given.memberId, part)))
  return async (tx, wallet, values) => {
    wallet.check(tx, [values.memberId])
    return run(tx, values)
  }
}

function bookingOf(memberId: ValueOrSlot<string>, booking: BookingPart): SQL {
  const { entryId, amount, freeMessagesUsed = 0, reason, reference, now } = booking
  return sql`
    entry as (
      insert into ledger_entries (id, member_id, amount, bought, balance_after, reason, reference, created_at)
      select ${entryId}::uuid, w.member_id, ${amount}::int, ${boughtOf(booking)}, w.balance + ${amount}::int, ${reason},
        ${reference}, ${now}::timestamptz
      from wallets w where w.member_id = ${memberId} and ${amount}::int <> 0
      on conflict (member_id, reason, reference) do nothing
      returning amount, bought
    ), wallet as (
      update wallets set
        balance = balance + coalesce((select amount from entry), 0),
        bought = bought + coalesce((select bought from entry), 0),
        free_messages = free_messages - ${freeMessagesUsed}::int
      where member_id = ${memberId}
      returning balance, free_messages
    )`
}

/** The part of the amount in bought credits: all of those, spent when no others are left, and returned as they were spent. */
function boughtOf({ kind, amount, reference }: BookingPart): SQL {
  switch (kind) {
    case 'given':
      return sql`0`
    case 'bought':
      return sql`${amount}::int`
    case 'spent':
      return sql`least(0, w.balance - w.bought + ${amount}::int)`
    case 'returned':
      return sql`coalesce((
        select -spent.bought from ledger_entries spent
        where spent.member_id = w.member_id and spent.reason in ('message', 'photo', 'gift')
          and spent.reference = ${reference} and spent.amount = -${amount}::int), 0)`
  }
}

type Booked = Wallet & { isNew: boolean }

type Alone = Booking & { entryId: string }

const bookAlone = preparedBooking<Alone, Booked>((given, bookingOf) => {
  const { entryId, amount, reason, reference, now } = given
  return sql`
    with ${bookingOf({ entryId, amount, kind: 'given', reason, reference, now })}
    select balance, free_messages as "freeMessages", exists (select 1 from entry) as "isNew" from wallet`
})

/** `isNew` is false when the same cause was booked before: nothing has changed then. */
export async function book(tx: Tx, wallet: HeldWallet, booking: Booking): Promise<Booked> {
  const [booked] = await bookAlone(tx, wallet, { ...booking, entryId: innerId() })
  return booked as Booked
}

type WalletAfterSpend = Wallet & { taken: number }

const take = preparedBooking<Alone, WalletAfterSpend>((given, bookingOf) => {
  const { entryId, reason, reference, now } = given
  const amount = sql`(-least(${given.amount}::int, w.bought))`
  return sql`
    with ${bookingOf({ entryId, amount, kind: 'bought', reason, reference, now })}
    select balance, free_messages as "freeMessages", coalesce((select -amount from entry), 0)::int as taken from wallet`
})

/** Takes `amount` of bought credits, or as many as are left; none when the same cause was booked before. */
export async function takeBought(tx: Tx, wallet: HeldWallet, booking: Booking): Promise<WalletAfterSpend> {
  const [taken] = await take(tx, wallet, { ...booking, entryId: innerId() })
  return taken as WalletAfterSpend
}

const returnBought = preparedBooking<Alone, Wallet>((given, bookingOf) => {
  const { entryId, amount, reason, reference, now } = given
  return sql`
    with ${bookingOf({ entryId, amount, kind: 'bought', reason, reference, now })}
    select balance, free_messages as "freeMessages" from wallet`
})

/** Books bought credits again that were taken for money that has come back since; none when the same cause was booked before. */
export async function bookBoughtAgain(tx: Tx, wallet: HeldWallet, booking: Booking): Promise<Wallet> {
  const [after] = await returnBought(tx, wallet, { ...booking, entryId: innerId() })
  return after as Wallet
}
