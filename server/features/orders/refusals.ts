import { m } from '~words'
import { conflict, invalid, missing } from '../../core/refusal.ts'

export const orderNotFound = missing('order_not_found', () => m.orders_refusal_not_found())
export const orderPaid = conflict('order_paid', () => m.orders_refusal_paid())
export const orderExpired = conflict('order_expired', () => m.orders_refusal_expired())
/** What was shown is not what it costs now. */
export const orderPriceChanged = conflict('order_price_changed', () => m.orders_refusal_price_changed())
/** What was shown is not what the member owes now. */
export const owedCreditsChanged = conflict('owed_credits_changed', () => m.orders_refusal_owed_changed())
export const consentMissing = invalid('consent_missing', () => m.orders_refusal_consent_missing())
export const paymentMethodNotOffered = conflict('payment_method_not_offered', () => m.orders_refusal_not_offered())
/** The money is on its way. */
export const paymentUnderWay = conflict('payment_under_way', () => m.orders_refusal_under_way())
/** Nothing of the refund is owed, or the amount differs from the one shown. */
export const refundNotOwed = conflict('refund_not_owed', () => m.orders_refusal_refund_not_owed())
export const settlementDayInvalid = invalid('settlement_day_invalid', () => m.orders_refusal_settlement_day_invalid())
export const settlementHowInvalid = invalid('settlement_how_invalid', ({ most }: { most: number }) =>
  m.orders_refusal_settlement_how_invalid({ most }),
)
/** No more of the payment has left than came in, or the amount differs from the one shown. */
export const excessChanged = conflict('excess_changed', () => m.orders_refusal_excess_changed())
export const acknowledgementInvalid = invalid('acknowledgement_invalid', ({ most }: { most: number }) =>
  m.orders_refusal_acknowledgement_invalid({ most }),
)
