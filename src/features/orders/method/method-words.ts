import { m } from '~words'
import type { PaymentMethod } from '../../../../db/reference/money/payment-methods.ts'

const help: Partial<Record<PaymentMethod, () => string>> = {
  ideal: m.orders_method_ideal_help,
  creditcard: m.orders_method_creditcard_help,
  applepay: m.orders_method_applepay_help,
  sdd: m.orders_method_sdd_help,
  paysafecard: m.orders_method_paysafecard_help,
  sct: m.orders_method_sct_help,
}

/** A line about how it goes; undefined where the name says all. */
export const methodHelp = (method: PaymentMethod): string | undefined => help[method]?.()
