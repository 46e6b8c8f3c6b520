import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { ledgerEntries } from '../../schema/index.ts'

/** Credits that went off a balance because money of a payment was taken or given back, in one step; negative where it came back. */
interface CreditsTaken {
  credits: number
  at: Date
}

/** Those of a member for these payments, the earliest first: also what could only be taken later. */
export async function listCreditsTaken(db: Db, memberId: string, paymentIds: string[]): Promise<CreditsTaken[]> {
  if (paymentIds.length === 0) return []
  const paymentId = sql<string>`split_part(${ledgerEntries.reference}, ':', 1)`
  return db
    .select({ credits: sql<number>`-${ledgerEntries.amount}`, at: ledgerEntries.createdAt })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.memberId, memberId),
        inArray(ledgerEntries.reason, ['charge_back', 'given_back', 'charge_back_reversed', 'given_back_reversed']),
        inArray(paymentId, paymentIds),
      ),
    )
    .orderBy(asc(ledgerEntries.createdAt))
}
