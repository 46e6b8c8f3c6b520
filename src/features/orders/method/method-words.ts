import { m } from '~words'
import type { Money } from '../../../../db/reference/money/money.ts'
import type { PaymentMethod } from '../../../../db/reference/money/payment-methods.ts'
import { moneyWords } from '../../../../db/reference/money/words.ts'
import { getLocale } from '../../../../i18n/paraglide/runtime.js'
import type { Outputs } from '../../../lib/trpc.ts'
import type { ChosenMethod } from './MethodChoice.tsx'

const help: Partial<Record<PaymentMethod, () => string>> = {
  ideal: m.orders_method_ideal_help,
  creditcard: m.orders_method_creditcard_help,
  applepay: m.orders_method_applepay_help,
  sdd: m.orders_method_sdd_help,
  paysafecard: m.orders_method_paysafecard_help,
  sct: m.orders_method_sct_help,
}

/** What a direct debit means for the member. */
export type DebitTerms = Outputs['directDebit']['terms']

/** Lines about how it goes; none where the name says all. */
export function methodHelp(method: PaymentMethod, debit: DebitTerms | undefined): string[] {
  const lines = [help[method]?.()]
  if (method === 'sdd' && debit?.isFirst) lines.push(m.orders_method_sdd_first({ amount: amountOf(debit) }))
  if (method === 'sdd' && debit?.isCreditedLater) lines.push(m.orders_method_sdd_later())
  return lines.filter((line) => line !== undefined)
}

/** Why this cannot be paid so; undefined where it can. */
export function tooMuchWords(chosen: Pick<ChosenMethod, 'method'> | null, price: Money, debit: DebitTerms | undefined) {
  if (chosen?.method !== 'sdd' || !debit || price.currency !== debit.max.currency) return undefined
  return price.minor > debit.max.minor ? m.orders_method_sdd_too_much({ amount: amountOf(debit) }) : undefined
}

const amountOf = ({ max }: DebitTerms) => moneyWords(max, getLocale())
