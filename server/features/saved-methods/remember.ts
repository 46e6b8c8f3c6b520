import type { Tx } from '../../../db/client.ts'
import type { HeldMembers } from '../../../db/queries/locks/members.ts'
import type { PaymentRow } from '../../../db/queries/orders/payments.ts'
import { insertSavedMethod } from '../../../db/queries/saved-methods/methods.ts'
import type { MemberEvent } from '../live/change-and-tell.ts'

type RememberablePayment = Pick<PaymentRow, 'provider' | 'method' | 'rememberVersion'> & { memberId: string }

/** Saves what was paid with if the member has ticked that, once. Returns the events for it. */
export async function remember(
  tx: Tx,
  members: HeldMembers,
  { memberId, provider, method, rememberVersion: consentVersion }: RememberablePayment,
  { mandateId, paidWith }: { mandateId: string | null; paidWith: string | null },
  createdAt: Date,
): Promise<MemberEvent[]> {
  if (mandateId === null || consentVersion === null) return []
  const saved = { id: crypto.randomUUID(), memberId, provider, mandateId, method, paidWith, consentVersion, createdAt }
  const isNew = await insertSavedMethod(tx, members, saved)
  return isNew ? [{ memberId, event: { type: 'saved_methods' } }] : []
}
