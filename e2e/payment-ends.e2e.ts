import type { Page } from '@playwright/test'
import { anOrder, aPayment } from '../db/testing/orders.ts'
import { openAlive } from './support/alive.ts'
import { expectWholeAccessible, still } from './support/axe.ts'
import { atTheBank, comesToTheBank, order } from './support/money/bank.ts'
import { expect, test } from './support/test.ts'

/** Orders ten credits by this method and decides at the bank what becomes of the payment. */
async function pay(page: Page, method: string, outcome: string): Promise<void> {
  await order(page, `p0/${method}`)
  await atTheBank(page, outcome)
  await page.waitForURL(/\/credits\/[\w-]{36}$/)
}

test('what came in with too little is told by the same amount wherever it stands @phone', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada' }), still)
  await pay(page, 'ideal', 'Te weinig betalen')
  await expect(page.getByText(/een bedrag van €\s8,99 ontvangen/)).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  await openAlive(page, '/transactions')
  // The bank sends it back at once, and the shop within a minute.
  const line = page.getByRole('link', { name: /10 credits.*€\s8,99 van €\s9,99.*(Wordt terugbetaald|Terugbetaald)/ })
  await expect(line).toBeVisible()
  await openAlive(page, `/transactions/${id}`)
  const transaction = page.getByRole('article', { name: '10 credits' })
  await expect(transaction).toContainText(/€\s8,99 van €\s9,99(Wordt terugbetaald|Terugbetaald)/)
  await expect(transaction).toContainText(/€\s8,99 betaald met Testbank/)
  await expect(transaction).toContainText(/€\s8,99 (wordt terugbetaald|terugbetaald)/)
})

for (const [outcome, came] of [
  ['Te veel betalen', /een bedrag van €\s10,99 ontvangen/],
  ['In een andere valuta betalen', /een bedrag van US\$\s9,99 ontvangen/],
] as const) {
  test(`${outcome}: what came in is told, and buys nothing @phone`, async ({ open, join, database: { sql } }) => {
    const ada = await join({ name: 'Ada' })
    const page = await open(ada, still)
    await pay(page, 'ideal', outcome)
    await expect(page.getByText(came)).toBeVisible()
    const [{ balance }] = await sql`select balance from wallets where member_id = ${ada.id}`
    expect(balance).toBe(0)
  })
}

test('what the bank takes back goes from the balance, on the page that is open @phone', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada' }), still)
  await pay(page, 'creditcard', 'Betalen en later terugboeken')
  await expect(page.getByRole('heading', { name: '10 credits erbij' })).toBeVisible()
  // The bank takes it back ten seconds later.
  await expect(page.getByRole('main')).toContainText(/Je saldo is nu 0 credits, en je bent niet meer premium/, {
    timeout: 30_000,
  })
})

test('of a payment that came to nothing, or is not decided, it is told whether money has moved @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const dana = await join({ name: 'Dana' })
  const page = await open(dana, still)
  const transaction = page.getByRole('article', { name: '60 credits' })
  for (const status of ['failed', 'cancelled', 'expired', 'pending', 'paid'] as const) {
    const ordered = await anOrder(db, dana.id, { createdAt: new Date() })
    await aPayment(db, ordered, {
      status,
      ...(status === 'paid' && { paidAt: new Date(), paidMinor: 899, paidCurrency: 'EUR', isSurplus: true }),
    })
    await openAlive(page, `/transactions/${ordered.id}`)
    await expect(transaction).toBeVisible()
    const ended = expect(transaction.getByText('Er is niets afgeschreven.'))
    await ended.toHaveCount(['pending', 'paid'].includes(status) ? 0 : 1)
    const unknown = expect(transaction.getByText('We hebben nog niets ontvangen'))
    await unknown.toHaveCount(status === 'pending' ? 1 : 0)
  }
})

test('who has not sent their transfer yet finds the bank details again, and can cancel it @phone', async ({
  open,
  join,
}) => {
  const page = await open(await join({ name: 'Ada' }), still)
  await pay(page, 'sct', 'Open laten')
  const details = page.getByRole('link', { name: 'Bekijk de bankgegevens' })
  await expect(details).toBeVisible()
  await expectWholeAccessible(page, 'a transfer on its way')
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  await details.click()
  await comesToTheBank(page)
  await openAlive(page, `/transactions/${id}`)
  await page.getByRole('link', { name: 'Bekijk deze overboeking' }).click()
  await expect(page).toHaveURL(`/credits/${id}`)
  await page.getByRole('button', { name: 'Deze betaling annuleren' }).click()
  await expect(page.getByRole('heading', { name: 'Niet betaald' })).toBeVisible()
  await expect(details).toHaveCount(0)
})

test('what the operator gives back at the provider is told by its order, in part and whole, and by the list @phone', async ({
  open,
  join,
  database: { sql },
}) => {
  const page = await open(await join({ name: 'Ada' }), still)
  await pay(page, 'creditcard', 'Betalen')
  await expect(page.getByRole('heading', { name: '10 credits erbij' })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  const [{ bankId }] = await sql`select provider_payment_id as "bankId" from payments where order_id = ${id}`
  const giveBack = async (minor: number) => {
    await sql`update sandbox_payments set refunded_minor = ${minor} where id = ${bankId}`
    await page.request.post('/payments/sandbox/webhook', { data: { payment: bankId, status: 'paid' } })
  }
  const main = page.getByRole('main')
  await giveBack(499)
  await expect(page.getByRole('heading', { name: 'Deze aankoop is voor een deel terugbetaald' })).toBeVisible()
  await expect(main).toContainText(/Terugbetaald€\s4,99/)
  await expect(main).toContainText(/Je saldo is nu 6 credits, en je blijft premium/)
  await expectWholeAccessible(page, 'given back in part')
  await giveBack(999)
  await expect(page.getByRole('heading', { name: 'Deze aankoop is terugbetaald' })).toBeVisible()
  await expect(main).toContainText(/Terugbetaald€\s9,99/)
  await openAlive(page, '/transactions')
  await expect(page.getByRole('link', { name: /Credits afgeboekt na terugbetaling/ })).toHaveCount(2)
})
