import type { Locator } from '@playwright/test'
import { anOrder, aPayment } from '../db/testing/orders.ts'
import { openAlive } from './support/alive.ts'
import { expect, test } from './support/test.ts'

/** How far down its middle is. */
const middleOf = (place: Locator) =>
  place.evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect()
    return Math.round((top + bottom) / 2)
  })

test('in a wide window bundles stand beside each other, and what goes on beside its price @desktop', async ({
  open,
  join,
}) => {
  const page = await open(await join({ name: 'Ada' }))
  await page.setViewportSize({ width: 768, height: 1024 })
  await openAlive(page, '/credits')
  const bundles = page.getByRole('group', { name: 'Kies je bundel' }).locator('label')
  expect(await middleOf(bundles.nth(0))).toBe(await middleOf(bundles.nth(1)))
  expect(await middleOf(bundles.nth(2))).toBe(await middleOf(bundles.nth(3)))
  const goOn = page.getByRole('link', { name: 'Verder met 60 credits' }).filter({ visible: true })
  expect((await goOn.boundingBox())!.width).toBeLessThan(400)
})

test('a method without a word of help stands in the middle of its card @desktop', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada' }))
  await openAlive(page, '/credits/p2/ideal')
  const payPal = page.getByRole('radio', { name: 'PayPal' })
  const card = page.getByRole('group', { name: 'Betaalmethode' }).locator('div > div').filter({ has: payPal })
  expect(await middleOf(payPal)).toBe(await middleOf(card.last()))
})

test('what became of a payment stands in one line with its amounts where there is room @desktop', async ({
  open,
  join,
  database: { db },
}) => {
  const ada = await join({ name: 'Ada' })
  const now = new Date()
  await aPayment(db, await anOrder(db, ada.id, { createdAt: now }), { status: 'failed', createdAt: now })
  const page = await open(ada)
  await openAlive(page, '/transactions')
  const line = page.getByRole('link', { name: /60 credits.*Mislukt/ })
  const status = line.getByText('Mislukt')
  expect(Math.abs((await middleOf(status)) - (await middleOf(line.getByText('saldo 0'))))).toBeLessThanOrEqual(3)
  await line.click()
  await expect(page.getByRole('article', { name: '60 credits' })).toBeVisible()
  // The ground of the line is that of the status by now.
  const groundOf = (place: Locator) => place.evaluate((it) => getComputedStyle(it).backgroundColor)
  await expect.poll(async () => (await groundOf(status)) !== (await groundOf(line))).toBe(true)
})
