import type { Page } from '@playwright/test'
import { aReceiptedOrder, aSavedMethod } from '../db/testing/orders.ts'
import { openAlive } from './support/alive.ts'
import { still } from './support/axe.ts'
import {
  enlargeLetters,
  expectAmountsWhole,
  expectNoSidewaysScroll,
  expectWordsWhole,
} from './support/large-letters.ts'
import { order } from './support/money/bank.ts'
import { expect, test } from './support/test.ts'

async function expectNameWhole(page: Page, what: string): Promise<void> {
  const name = page.getByRole('banner').getByText('Vonk', { exact: true })
  expect.soft(await name.evaluate((it) => it.scrollWidth - it.clientWidth), `the name at ${what}`).toBe(0)
}

test('a visitor reads the name of the site and whole words, however large the letters @phone', async ({ open }) => {
  const page = await open(null, still)
  await page.setViewportSize({ width: 360, height: 780 })
  for (const place of ['/login', '/reset-password', '/pricing', '/withdrawal', '/pages/return-policy', '/']) {
    await page.goto(place)
    await enlargeLetters(page)
    await expectNoSidewaysScroll(page, place)
    await expectNameWhole(page, place)
    // Members name themselves as they like.
    const main = page.getByRole('main')
    const words = place === '/' ? main.getByRole('list').filter({ hasText: 'Geen abonnement' }) : main
    await expectWordsWhole(words, place)
  }
})

test('who buys with letters twice as large reads the name of the site, whole words at the bank and a whole address @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const ada = await join({ name: 'Ada', freeMessages: 0 })
  const page = await open(ada, still)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/credits')
  await enlargeLetters(page)
  await expectNameWhole(page, 'who has no credits')
  await order(page, 'p2/ideal')
  await enlargeLetters(page)
  await expectNoSidewaysScroll(page, 'the bank')
  await expectWordsWhole(page.locator('body'), 'the bank')
  const choice = page.getByRole('combobox', { name: 'Kies je testbank' })
  const room = await choice.evaluate((it) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(it)
    const canvas = document.createElement('canvas').getContext('2d')!
    canvas.font = font
    const words = (it as HTMLSelectElement).selectedOptions[0]!.text
    return it.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - canvas.measureText(words).width
  })
  expect(room).toBeGreaterThan(0)

  const { orderId } = await aReceiptedOrder(db, ada.id)
  await openAlive(page, `/transactions/${orderId}/withdraw`)
  await page.getByRole('button', { name: 'Verder' }).click()
  await expect(page.getByRole('heading', { name: 'Klopt dit?' })).toBeVisible()
  await enlargeLetters(page)
  await expectAmountsWhole(page, 'what is confirmed')
  await expectWordsWhole(page.getByText(`${ada.email.slice(0, 2)}•••@example.org`), 'the address')
})

test('a card that is remembered is named in one line on a narrow phone @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const ada = await join({ name: 'Ada' })
  await aSavedMethod(db, ada.id)
  const page = await open(ada, still)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/transactions')
  const name = page.getByRole('listitem').getByText('Visa die eindigt op 4242')
  await expect(name).toBeVisible()
  expect(
    await name.evaluate((it) => {
      const range = document.createRange()
      range.selectNodeContents(it)
      return range.getClientRects().length
    }),
  ).toBe(1)
})
