import type { CountryCode } from '../../../db/reference/countries/codes.ts'
import type { Currency } from '../../../db/reference/countries/facts.ts'
import type { Context } from '../../core/context.ts'
import type { RoutedMethod } from '../../gateways/payments/gateway.ts'
import { inUsualOrder } from './rules/usual-order.ts'

/** What can be paid with on this site, in this country and currency, now, and at whom: the operator's bank where it collects for the site. */
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
