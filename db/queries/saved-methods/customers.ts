import { and, eq } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { paymentCustomers } from '../../schema/index.ts'

export type PaymentCustomer = typeof paymentCustomers.$inferSelect
type Of = Pick<PaymentCustomer, 'memberId' | 'provider'>

/** What this provider calls the member; null for one that it does not know. */
export async function findCustomer(db: Db, { memberId, provider }: Of): Promise<string | null> {
  const [customer] = await db
    .select({ id: paymentCustomers.customerId })
    .from(paymentCustomers)
    .where(and(eq(paymentCustomers.memberId, memberId), eq(paymentCustomers.provider, provider)))
  return customer?.id ?? null
}

/** Keeps one in the place of what was there (`instead`), unless another was kept meanwhile; answers which it is. */
export async function keepCustomer(db: Db, customer: PaymentCustomer, instead: string | null): Promise<string> {
  const { memberId, provider, customerId, createdAt } = customer
  if (instead === null) await db.insert(paymentCustomers).values(customer).onConflictDoNothing()
  else {
    const isIt = [eq(paymentCustomers.memberId, memberId), eq(paymentCustomers.provider, provider)]
    await db
      .update(paymentCustomers)
      .set({ customerId, createdAt })
      .where(and(...isIt, eq(paymentCustomers.customerId, instead)))
  }
  return (await findCustomer(db, customer)) ?? customerId
}
