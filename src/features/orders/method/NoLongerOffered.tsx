import { Alert } from '@/ui/Alert.tsx'
import { m } from '~words'
import { endedMethods, type PaymentMethod } from '../../../../db/reference/money/payment-methods.ts'
import { methodName } from '../../../../server/features/payments/rules/method-names.ts'

/** For a link that names a method which is offered no more, or not here. */
export function NoLongerOffered({ method }: { method: PaymentMethod | undefined }) {
  const isDead = method !== undefined && endedMethods.includes(method)
  const name = method && methodName(method)
  return (
    <Alert
      tone="info"
      title={
        name ? (isDead ? m.orders_dead({ method: name }) : m.orders_not_here({ method: name })) : m.orders_unknown()
      }
    >
      {isDead ? m.orders_dead_text() : m.orders_not_here_text()}
    </Alert>
  )
}
