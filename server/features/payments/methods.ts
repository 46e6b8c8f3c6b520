import type { CountryCode } from '../../../db/reference/countries/codes.ts'
import type { Currency } from '../../../db/reference/countries/facts.ts'
import type { Context } from '../../core/context.ts'
import type { RoutedMethod } from '../../gateways/payments/gateway.ts'

/** What can be paid with on this site, in this country and currency, now, and at whom. */
export function methodsFor(
  { payments, site }: Pick<Context, 'payments' | 'site'>,
  country: CountryCode,
  currency: Currency,
): Promise<RoutedMethod[]> {
  return payments.methods(country, currency, site.settings.paymentRoutes)
}
