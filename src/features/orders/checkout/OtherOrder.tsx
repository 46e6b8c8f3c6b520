import { Link } from '@tanstack/react-router'
import { m } from '~words'
import { refusalIn } from '../../../lib/refusal-words.ts'

/** A link to the order that is being paid, if it blocks a discount. */
export function OtherOrder({ id }: { id: string | undefined }) {
  return (
    id && (
      <Link
        to="/credits/$id/{-$paymentmethod}"
        params={{ id, paymentmethod: undefined }}
        className="text-link inline-flex min-h-touch items-center justify-self-start text-sm font-semibold"
      >
        {m.orders_code_other_order()}
      </Link>
    )
  )
}

/** Which one that is, as the refusal of a code tells it. */
export function otherOrderIn(error: unknown): string | undefined {
  const refusal = refusalIn(error)
  return refusal?.code === 'discount_code_used' ? refusal.details.orderId : undefined
}
