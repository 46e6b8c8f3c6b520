import { m } from '~words'
import type { Outputs } from '../../lib/trpc.ts'

const ended = new Set(['failed', 'cancelled', 'expired'])

/** Whether money has moved for an order that brought no credits, as far as it is known; null where its steps tell it. */
export function chargedWords({
  paidAt,
  status,
  payments,
}: Pick<Outputs['transactions']['get'], 'paidAt' | 'status' | 'payments'>): string | null {
  if (!paidAt && payments.some((payment) => payment.status === 'pending')) return m.transactions_charged_unknown()
  const isNothing = ended.has(status) && payments.every((payment) => ended.has(payment.status))
  return isNothing ? m.transactions_charged_nothing() : null
}
