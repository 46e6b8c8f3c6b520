import { expect, test } from 'bun:test'
import { Locale } from 'mollie-api-typescript/models/locale.js'
import { MandateMethodResponse } from 'mollie-api-typescript/models/mandatemethodresponse.js'
import { MethodEnum } from 'mollie-api-typescript/models/methodenum.js'
import { countryCodes } from '../../../db/reference/countries/codes.ts'
import { currencies } from '../../../db/reference/countries/facts.ts'
import { paymentMethods } from '../../../db/reference/money/payment-methods.ts'
import { canBeRefunded, canBeRemembered, mollieLocale, mollieMethods } from './mollie-methods.ts'

const theirs = Object.values(mollieMethods)

test('every method of ours is one of Mollie’s reference, but our own direct debit and the dead ones', () => {
  const missing = paymentMethods.filter((method) => !mollieMethods[method])
  expect(missing).toEqual(['sdd', 'giropay', 'sofort', 'maestro'])
  for (const method of theirs) expect(Object.values(MethodEnum) as string[], method).toContain(method)
  for (const dead of ['giropay', 'sofort', 'maestro']) expect(Object.values(MethodEnum) as string[]).not.toContain(dead)
})

test('what can be remembered is what Mollie’s reference knows mandates for, but its direct debit', () => {
  const remembered = new Set<string>(theirs.filter(canBeRemembered))
  expect(remembered).toEqual(new Set(Object.values(MandateMethodResponse).filter((one) => one !== 'directdebit')))
})

test('every language of its pages that is asked for is one of Mollie’s reference', () => {
  const asked = countryCodes.flatMap((country) => ['nl', 'en', 'de', 'xx'].map((one) => mollieLocale(one, country)))
  for (const locale of new Set(asked.filter((one) => one !== undefined)))
    expect(Object.values(Locale) as string[]).toContain(locale)
})

test('every currency of ours has two decimals, as its amounts are told to Mollie', () => {
  for (const currency of currencies) {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    expect(maximumFractionDigits, currency).toBe(2)
  }
})

test('of what Mollie takes, what was paid by paysafecard alone cannot be sent back', () => {
  expect(paymentMethods.filter((method) => mollieMethods[method] && !canBeRefunded(method))).toEqual(['paysafecard'])
})
