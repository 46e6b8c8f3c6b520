import { aDiscountCode } from '../db/testing/discounts.ts'
import { anOrder, aPayment } from '../db/testing/orders.ts'
import { openAlive } from './support/alive.ts'
import { expectAccessible, expectWholeAccessible, still } from './support/axe.ts'
import { enlargeLetters, expectNoSidewaysScroll } from './support/large-letters.ts'
import { placeOrder } from './support/money/bank.ts'
import { expect, test } from './support/test.ts'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

test('the field for a discount code fits a narrow screen with large letters @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const code = await aDiscountCode(db, { code: `HEELVEELKORTING${crypto.randomUUID().slice(0, 8)}`.toUpperCase() })
  const page = await open(await join({ name: 'Ada' }), still)
  await page.setViewportSize({ width: 360, height: 780 })
  await openAlive(page, '/credits/p2')
  await page.getByText('Kortingscode?').click()
  await enlargeLetters(page)
  await expectNoSidewaysScroll(page, 'open')
  await page.getByRole('textbox', { name: 'Kortingscode' }).fill(code)
  await page.getByRole('button', { name: 'Gebruik' }).click()
  await expect(page.getByText(`${code} toegepast`)).toBeVisible()
  await expectNoSidewaysScroll(page, 'applied')
})

test('a discount code is typed at the checkout, refused in words, used and taken off @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const code = await aDiscountCode(db)
  const page = await open(await join({ name: 'Ada', premiumSince: new Date() }), still)
  await openAlive(page, '/credits/p2')
  const field = page.getByRole('textbox', { name: 'Kortingscode' })
  await expect(field).toBeHidden()
  await page.getByText('Kortingscode?').click()
  await field.fill('BESTAATNIET')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/kennen we niet/)
  await expect(field).toBeFocused()
  await field.fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Gebruik' }).click()
  await expect(page.getByText(`${code} toegepast`)).toBeVisible()
  await expect(page.getByText('€ 24,00').first()).toBeVisible()
  await expectWholeAccessible(page, 'checkout-code')
  await page.getByRole('button', { name: `Wis ${code}` }).click()
  await expect(field).toBeFocused()
  await expect(page.getByText('€ 24,00')).toBeHidden()
})

test('a code that does not hold says why, whatever the reason @phone', async ({ open, join, database: { db } }) => {
  const page = await open(await join({ name: 'Ada', premiumSince: new Date() }), still)
  await openAlive(page, '/credits/p0')
  await page.getByText('Kortingscode?').click()
  const field = page.getByRole('textbox', { name: 'Kortingscode' })
  for (const [traits, why] of [
    [{ status: 'inactive' }, /geldt op dit moment niet/],
    [{ expiresAt: new Date('2026-03-12T12:00:00Z') }, /is verlopen op 12 maart 2026/],
    [{ currency: 'EUR', minimumMinor: 1_000 }, /geldt voor bundels vanaf €\s10,00/],
    [{ currency: 'GBP', minimumMinor: 1_000 }, /geldt niet in het land waaruit je betaalt/],
    [{ country: 'BE' }, /geldt alleen voor betalingen uit één land: België/],
  ] as const) {
    await field.fill(await aDiscountCode(db, traits))
    await page.keyboard.press('Enter')
    await expect(field).toHaveAccessibleDescription(why)
  }
})

test('an unknown code is refused also while a discount counts anyhow @phone', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada', createdAt: new Date() }), still)
  await openAlive(page, '/credits/p2')
  await page.getByRole('button', { name: 'Wis TIMEBONUS25' }).click()
  const field = page.getByRole('textbox', { name: 'Kortingscode' })
  await field.fill('BESTAATNIET')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/kennen we niet/)
  await expect(field).toBeFocused()
})

test('who types the code of the first purchase while they are paying one finds the way to that one', async ({
  open,
  join,
  database: { db },
}) => {
  const ada = await join({ name: 'Ada', createdAt: minutesAgo(60) })
  const page = await open(ada, still)
  const way = page.getByRole('link', { name: 'Bekijk de bestelling die je aan het betalen bent' })
  await openAlive(page, '/credits/p2/creditcard')
  const order = await anOrder(db, ada.id, { createdAt: new Date() })
  await aPayment(db, order, { status: 'pending' })
  await placeOrder(page)
  await expect(page.getByRole('alert')).toContainText('die ben je al aan het betalen')
  await expect(way).toHaveAttribute('href', `/credits/${order.id}`)

  await openAlive(page, '/credits/p2')
  await page.getByText('Kortingscode?').click()
  await page.getByLabel('Kortingscode').fill('TIMEBONUS25')
  await page.getByRole('button', { name: 'Gebruik' }).click()
  await expect(way).toBeVisible()
  await expectAccessible(page, 'a code that is refused for another order')
  await way.click()
  await expect(page).toHaveURL(`/credits/${order.id}`)
})

test('a code holds for what is chosen: another method or country takes it off with the reason, and the way back puts it on', async ({
  open,
  join,
  database: { db },
}) => {
  const withIdeal = await aDiscountCode(db, { paymentMethods: ['ideal'] })
  const inBelgium = await aDiscountCode(db, { country: 'BE' })
  const page = await open(await join({ name: 'Ada', premiumSince: new Date() }), still)
  const field = page.getByRole('textbox', { name: 'Kortingscode' })
  const halved = page.getByText('€ 24,00').first()
  const use = async (code: string) => {
    await field.fill(code)
    await page.getByRole('button', { name: 'Gebruik' }).click()
  }
  const expectRefused = async (why: RegExp) => {
    await expect(field).toHaveAccessibleDescription(why)
    await expect(page.getByRole('status').filter({ hasText: why })).toBeInViewport()
    await expect(halved).toBeHidden()
  }
  await openAlive(page, '/credits/p2/ideal')
  await page.getByText('Kortingscode?').click()
  await page.getByRole('button', { name: 'Gebruik' }).click()
  await expect(field).toHaveAccessibleDescription('Typ eerst een code.')
  await expect(field).toBeFocused()
  await use(withIdeal)
  await expect(halved).toBeVisible()
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await expectRefused(/alleen als je met iDEAL betaalt/)
  await expect(field).toHaveValue(withIdeal)
  await page.getByRole('radio', { name: 'iDEAL' }).check()
  await expect(page.getByText(`${withIdeal} toegepast`)).toBeVisible()
  await expect(halved).toBeVisible()

  await page.getByRole('button', { name: `Wis ${withIdeal}` }).click()
  await use(inBelgium)
  await expectRefused(/alleen voor betalingen uit één land: België/)
  await page.getByLabel('Land van betaling').selectOption('BE')
  await expect(page.getByText(`${inBelgium} toegepast`)).toBeVisible()
  await page.getByLabel('Land van betaling').selectOption('NL')
  await expectRefused(/alleen voor betalingen uit één land: België/)
  await expectAccessible(page, 'a code that does not hold where one pays')
})

test('an order with a code that holds with one method is tried again with that one alone @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const code = await aDiscountCode(db, { paymentMethods: ['ideal'] })
  const ada = await join({ name: 'Ada' })
  const traits = { createdAt: new Date(), discountCode: code, discountMinor: 2399, totalMinor: 2400 }
  const order = await anOrder(db, ada.id, traits)
  await aPayment(db, order, { status: 'cancelled', method: 'ideal' })
  const page = await open(ada, still)
  await openAlive(page, `/credits/${order.id}`)
  await expect(page.getByRole('button', { name: /^Betaal €\s24,00 met iDEAL/ })).toBeVisible()
  for (const other of ['PayPal', 'Creditcard']) await expect(page.getByRole('radio', { name: other })).toBeHidden()
  await expect(page.getByText('Je kortingscode geldt niet met andere betaalmethodes.')).toBeVisible()
})
