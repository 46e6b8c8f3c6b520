import { findCustomer, keepCustomer } from '../../../db/queries/saved-methods/customers.ts'
import type { World } from '../../core/context.ts'

/**
 * The provider's id of the customer who owns a member's saved methods. Two payments that begin at once get the same
 * one. Throws `ProviderAway` and `ProviderRefused`.
 */
export async function customerOf(
  { db, now, payments }: Pick<World, 'db' | 'now' | 'payments'>,
  memberId: string,
  provider: string,
): Promise<string> {
  const known = await findCustomer(db, { memberId, provider })
  const customerId = await payments.provider(provider).customer(memberId, known)
  if (customerId === known) return known
  return keepCustomer(db, { memberId, provider, customerId, createdAt: now() }, known)
}
