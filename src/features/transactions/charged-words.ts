import { m } from '~words'
import type { Outputs } from '../../lib/trpc.ts'

const ended = new Set(['failed', 'cancelled', 'expired'])

/** Whether money has moved for an order that brought no credits, as far as it is known; null where its steps tell it. */
export function chargedWords({
  paidAt,
  status,
  payments,
}: Pick<Outputs['transactions']['get'], 'paidAt' | 'status' | 'payments'>): string | null {
  const pending = paidAt ? undefined : payments.find((payment) => payment.status === 'pending')
  if (pending) return pending.method === 'sct' ? m.transactions_charged_transfer() : m.transactions_charged_unknown()
  const isNothing = ended.has(status) && payments.every((payment) => ended.has(payment.status))
  return isNothing ? m.transactions_charged_nothing() : null
}
