import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { innerId } from '../../schema/columns.ts'
import { ledgerEntries } from '../../schema/index.ts'
import { type HeldWallet, preparedBooking, type Wallet } from './wallet.ts'

/** Bought credits are refunded and spent last, given ones are neither (product §10.1). */
export const correctedKinds = ['bought', 'given'] as const
export type CorrectedKind = (typeof correctedKinds)[number]

/** A correction that was booked. */
export interface BookedCorrection {
  /** In credits, with its sign. */
  amount: number
  kind: CorrectedKind
  at: Date
}

/** What was booked of a member's credits for this case, if anything was. */
export async function findCorrection(
  db: Db,
  memberId: string,
  reference: string,
): Promise<BookedCorrection | undefined> {
  const [entry] = await db
    .select({ amount: ledgerEntries.amount, bought: ledgerEntries.bought, at: ledgerEntries.createdAt })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.memberId, memberId),
        eq(ledgerEntries.reason, 'correction'),
        eq(ledgerEntries.reference, reference),
      ),
    )
  return entry && { amount: entry.amount, kind: entry.bought === 0 ? 'given' : 'bought', at: entry.at }
}

export interface NewCorrection {
  memberId: string
  amount: number
  kind: CorrectedKind
  /** The operator's case. */
  reference: string
  explanation: string
  now: Date
}

type CorrectionRow = Omit<NewCorrection, 'kind'> & { entryId: string }

const bookAs = (kind: CorrectedKind) =>
  preparedBooking<CorrectionRow, Wallet>((given, bookingOf) => {
    const { entryId, memberId, amount, reference, explanation, now } = given
    return sql`
      with ${bookingOf({ entryId, amount, kind, reason: 'correction', reference, now })}, explained as (
        insert into credit_corrections (entry_id, member_id, explanation)
        select ${entryId}::uuid, ${memberId}::uuid, ${explanation} from entry
      )
      select balance, free_messages as "freeMessages" from wallet`
  })

const statements = { bought: bookAs('bought'), given: bookAs('given') }

/** Books it with its explanation, and answers the wallet after it. That nothing was booked for the case yet, the caller knows. */
export async function insertCorrection(
  tx: Tx,
  wallet: HeldWallet,
  { kind, ...correction }: NewCorrection,
): Promise<Wallet & { entryId: string }> {
  const entryId = innerId()
  const [after] = await statements[kind](tx, wallet, { ...correction, entryId })
  return { ...(after as Wallet), entryId }
}
