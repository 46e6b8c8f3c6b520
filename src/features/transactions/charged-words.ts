import { m } from '~words'
import type { Outputs } from '../../lib/trpc.ts'

const ended = new Set(['failed', 'cancelled', 'expired'])

/** What is on its way to pay an order that brought no credits. */
export const pendingOf = ({ paidAt, payments }: Pick<Outputs['transactions']['get'], 'paidAt' | 'payments'>) =>
  paidAt ? undefined : payments.find(({ status }) => status === 'pending')

/** Whether money has moved for an order that brought no credits, as far as it is known; null where its steps tell it. */
export function chargedWords(
  order: Pick<Outputs['transactions']['get'], 'paidAt' | 'status' | 'payments'>,
): string | null {
  const { status, payments } = order
  const pending = pendingOf(order)
  if (pending) return pending.method === 'sct' ? m.transactions_charged_transfer() : m.transactions_charged_unknown()
  const isNothing = ended.has(status) && payments.every((payment) => ended.has(payment.status))
  return isNothing ? m.transactions_charged_nothing() : null
}
