import type { CountryCode } from '../db/reference/countries/codes.ts'
import type { PaymentMethod } from '../db/reference/money/payment-methods.ts'
import { still } from './support/axe.ts'
import { atTheBank, comesToTheBank, order } from './support/money/bank.ts'
import { expect, test } from './support/test.ts'

// Direct debit has steps of its own (directdebit.e2e.ts); paying again by what is remembered, too (repeat-order.e2e.ts).

const methodsIn: readonly (readonly [CountryCode, readonly PaymentMethod[]])[] = [
  ['NL', ['ideal', 'creditcard', 'paypal']],
  ['NL', ['applepay', 'paysafecard', 'sct']],
  ['BE', ['bancontact']],
  ['AT', ['eps']],
  ['FR', ['cartebancaire']],
  ['IT', ['nexi']],
  ['PL', ['blik', 'prezelewy24']],
]

for (const [country, methods] of methodsIn) {
  test(`${methods.join(', ')}: somebody in ${country} buys by it @phone`, async ({ open, join }) => {
    const page = await open(await join({ country }), still)
    for (const method of methods) {
      await order(page, `p0/${method}`)
      await atTheBank(page, 'Betalen')
      await expect(page.getByRole('heading', { name: '10 credits erbij' }), method).toBeVisible()
    }
    await expect(page.getByText(`Je saldo is nu ${10 * methods.length} credits`)).toBeVisible()
  })
}

for (const [outcome, told] of [
  ['Laten mislukken', 'Niet betaald'],
  ['Annuleren', 'Niet betaald'],
  ['Laten verlopen', 'Betaling verlopen'],
] as const) {
  test(`${outcome}: who comes back from their bank is told, and can pay otherwise @phone`, async ({ open, join }) => {
    const page = await open(await join({}), still)
    await order(page, 'p0/ideal')
    await atTheBank(page, outcome)
    await expect(page.getByRole('heading', { name: told })).toBeVisible()
    await page.getByRole('button', { name: /^Betaal €\s9,99 met / }).click()
    await comesToTheBank(page)
    await atTheBank(page, 'Betalen')
    await expect(page.getByRole('heading', { name: '10 credits erbij' })).toBeVisible()
  })
}
