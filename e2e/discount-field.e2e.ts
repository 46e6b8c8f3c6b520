import type { Page } from '@playwright/test'
import { aDiscountCode } from '../db/testing/discounts.ts'
import { openAlive } from './support/alive.ts'
import { expectAccessible, expectWholeAccessible, still } from './support/axe.ts'
import { enlargeLetters, expectNoSidewaysScroll } from './support/large-letters.ts'
import { atTheBank, comesToTheBank, orderButton, placeOrder } from './support/money/bank.ts'
import { codeField, enterCode, openCodeField } from './support/money/code-field.ts'
import { logOut } from './support/session/log-out.ts'
import { expect, test } from './support/test.ts'

test('the field for a discount code fits a narrow screen with large letters @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const code = await aDiscountCode(db, { code: `HEELVEELKORTING${crypto.randomUUID().slice(0, 8)}`.toUpperCase() })
  const page = await open(await join({ name: 'Ada' }), still)
  await page.setViewportSize({ width: 360, height: 780 })
  await openAlive(page, '/credits/p2')
  await openCodeField(page)
  await enlargeLetters(page)
  await expectNoSidewaysScroll(page, 'open')
  await enterCode(page, code)
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
  const field = codeField(page)
  await expect(field).toBeHidden()
  await openCodeField(page)
  await enterCode(page, 'BESTAATNIET')
  await expect(field).toHaveAccessibleDescription(/kennen we niet/)
  await expect(field).toBeFocused()
  await field.fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Toepassen' }).click()
  await expect(page.getByText(`${code} toegepast`)).toBeVisible()
  await expect(page.getByText('€ 24,00').first()).toBeVisible()
  await expectWholeAccessible(page, 'checkout-code')
  await page.getByRole('button', { name: `${code} verwijderen` }).click()
  await expect(field).toBeFocused()
  await expect(page.getByText('€ 24,00')).toBeHidden()
})

test('the button that orders applies a code that was only typed, and orders at no price that was not shown @phone', async ({
  open,
  join,
  database: { db, sql },
}) => {
  const ada = await join({ name: 'Ada', premiumSince: new Date() })
  const code = await aDiscountCode(db)
  const page = await open(ada, still)
  const ordered = async () => [
    ...(await sql`select total_minor, discount_code from orders where member_id = ${ada.id}`),
  ]
  const field = codeField(page)
  await openAlive(page, '/credits/p2')
  await openCodeField(page)
  await field.fill('BESTAATNIET')
  await openCodeField(page)
  await expect(field).toBeHidden()
  await placeOrder(page)
  await expect(field).toHaveAccessibleDescription(/kennen we niet/)
  await expect(field).toBeFocused()
  await field.fill(code)
  await orderButton(page).click()
  const why = page.getByRole('status').filter({ hasText: /Met je kortingscode is het totaal €\s24,00/ })
  await expect(why).toBeInViewport()
  await expect(orderButton(page)).toBeFocused()
  await expectAccessible(page, 'a code that the order button has applied')
  expect(await ordered()).toEqual([])
  await orderButton(page).click()
  await comesToTheBank(page)
  expect(await ordered()).toEqual([{ total_minor: 2400, discount_code: code }])
})

test('a code that was typed is there again for another bundle and after a reload, in its tab, until it was paid with or its member logs out @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const ada = await join({ name: 'Ada', premiumSince: new Date() })
  const lifelong = await aDiscountCode(db, { memberId: ada.id, percentage: 20 })
  const code = await aDiscountCode(db, { currency: 'EUR', minimumMinor: 2000 })
  const page = await open(ada, still)
  const field = codeField(page)
  const isApplied = page.getByText(`${code} toegepast`)
  await openAlive(page, '/credits/p2')
  await page.getByRole('button', { name: `${lifelong} verwijderen` }).click()
  await enterCode(page, code)
  await expect(isApplied).toBeVisible()
  await page.reload()
  await expect(isApplied).toBeVisible()
  await page.getByRole('link', { name: 'Wijzigen' }).click()
  await expect(page).toHaveURL('/credits')
  await openAlive(page, '/credits/p0')
  await expect(field).toHaveAccessibleDescription(/geldt voor bundels vanaf €\s20,00/)
  await expect(field).not.toBeFocused()
  await expect(page.getByText(`${lifelong} toegepast`)).toBeVisible()
  await expect(page.getByText('€ 7,99').first()).toBeVisible()

  const other = await page.context().newPage()
  await other.goto('/credits/p2')
  await expect(other.getByRole('radio', { name: /^iDEAL/ })).toBeChecked()
  await expect(other.getByText(`${lifelong} toegepast`)).toBeVisible()
  await other.close()

  await openAlive(page, '/credits/p2/ideal')
  await expect(isApplied).toBeVisible()
  await placeOrder(page)
  await comesToTheBank(page)
  await atTheBank(page, 'Betalen')
  await expect(page.getByRole('heading', { name: '60 credits erbij' })).toBeVisible()
  await openAlive(page, '/credits/p2')
  await expect(page.getByText(`${lifelong} toegepast`)).toBeVisible()

  await page.getByRole('button', { name: `${lifelong} verwijderen` }).click()
  await enterCode(page, code)
  await expect(isApplied).toBeVisible()
  expect(await keptIn(page)).toContain(code)
  await logOut(page)
  await expect(page).toHaveURL('/')
  expect(await keptIn(page)).not.toContain(code)
})

const keptIn = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
