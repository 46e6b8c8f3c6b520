import type { CountryCode } from '../../../db/reference/countries/codes.ts'
import type { Currency } from '../../../db/reference/countries/facts.ts'
import type { Context } from '../../core/context.ts'
import type { RoutedMethod } from '../../gateways/payments/gateway.ts'
import { inUsualOrder } from './rules/usual-order.ts'

/**
 * The payment methods of this site in this country and currency, with their providers. The operator's own bank is one
 * of them only if it collects for the site.
 */
export async function methodsFor(
  { payments, site }: Pick<Context, 'payments' | 'site'>,
  country: CountryCode,
  currency: Currency,
): Promise<RoutedMethod[]> {
  const { paymentRoutes, directDebitCreditor } = site.settings
  const offered = await payments.methods(country, currency, paymentRoutes)
  const taken = directDebitCreditor ? offered : offered.filter(({ provider }) => provider !== 'bank')
  return inUsualOrder(taken, country)
}
