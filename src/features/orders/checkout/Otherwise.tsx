import { m } from '~words'
import { offeredFor, type PaymentMethod } from '../../../../db/reference/money/payment-methods.ts'
import { getLocale } from '../../../../i18n/paraglide/runtime.js'
import { methodName } from '../../../../server/features/payments/rules/method-names.ts'
import type { Outputs } from '../../../lib/trpc.ts'

type Props = NonNullable<Outputs['orders']['checkout']['offer']['otherwise']> & {
  /** How one can pay here; undefined for whatever a code names. */
  offered?: readonly PaymentMethod[] | undefined
}

/** The larger discount of theirs that a member would have by paying with another method, as far as that is offered. */
export function Otherwise({ percentage, methods, offered = methods }: Props) {
  const names = methods.filter((method) => offeredFor(method, offered)).map(methodName)
  if (names.length === 0) return null
  const list = new Intl.ListFormat(getLocale(), { type: 'disjunction' }).format(names)
  return <span className="block text-sm text-ink-muted">{m.orders_discount_with({ methods: list, percentage })}</span>
}
