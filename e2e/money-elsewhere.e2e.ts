import { anOrder, aPaidOrder, aPayment, aRefund, aSavedMethod } from '../db/testing/orders.ts'
import { openAlive } from './support/alive.ts'
import { still } from './support/axe.ts'
import { order } from './support/money/directdebit.ts'
import { expect, test } from './support/test.ts'

/** Whose clock shows another hour, and mostly another day, than the server's; what the two draw has to be the same. */
const elsewhere = { ...still, timezoneId: 'Pacific/Kiritimati' }

test('no page of what is bought is drawn otherwise by a browser in another time zone @desktop', async ({
  open,
  join,
  database: { db, sql },
}) => {
  const ada = await join({ name: 'Ada' })
  const now = new Date()
  await aSavedMethod(db, ada.id)
  const { orderId: paid } = await aPaidOrder(db, ada.id, { createdAt: now })
  const [begun, failed, expired] = [
    await anOrder(db, ada.id, { createdAt: now }),
    await anOrder(db, ada.id, { createdAt: now }),
    await anOrder(db, ada.id),
  ]
  await aPayment(db, failed, { status: 'failed' })
  const withdrawn = await aPaidOrder(db, ada.id, { createdAt: now })
  const refundId = crypto.randomUUID()
  await aRefund(db, withdrawn, { id: refundId, sentAt: now, doneAt: now, providerRefundId: refundId })
  await sql`insert into withdrawals (order_id, credits, minor, refund_id, withdrawn_at)
    values (${withdrawn.orderId}, 60, 4799, ${refundId}, now())`
  const page = await open(ada, elsewhere)
  for (const place of [
    ...['/transactions', `/transactions/${paid}`, `/transactions/${paid}/withdraw`, '/withdrawal'],
    ...['/credits/repeat-order', `/credits/${paid}`, `/credits/${begun.id}`, `/credits/${failed.id}`],
    ...[`/credits/${expired.id}`, `/transactions/${withdrawn.orderId}`, `/transactions/${withdrawn.orderId}/withdraw`],
  ])
    await openAlive(page, place)
})

test('no page of buying is drawn otherwise by a browser in another time zone @desktop', async ({
  open,
  join,
  database: { sql },
}) => {
  const ada = await join({ name: 'Ada', createdAt: new Date() })
  const page = await open(ada, elsewhere)
  await order(page)
  const debit = page.url()
  await sql`insert into spending_limits (member_id, period, holds_from, minor, currency) values
    (${ada.id}, 'week', now(), 5000, 'EUR'), (${ada.id}, 'week', now() + interval '23 hours', 7500, 'EUR'),
    (${ada.id}, 'month', now(), 5000, 'EUR'), (${ada.id}, 'month', now() + interval '23 hours', null, 'EUR')`
  for (const place of ['/credits', '/credits/p1', '/premium', '/pricing', '/members', debit])
    await openAlive(page, place)
  await openAlive(page, '/credits/limit')
  await expect(page.getByText(/Je weeklimiet gaat op \d+ .* van €\s50,00 naar €\s75,00/)).toBeVisible()
  await expect(page.getByText(/Je maandlimiet van €\s50,00 vervalt op \d+ /)).toBeVisible()
})

test('when something was paid is told by the reader’s clock, and without script by the site’s, which is named @desktop', async ({
  open,
  join,
  database: { db },
}) => {
  const ada = await join({ name: 'Ada' })
  const { orderId } = await aPaidOrder(db, ada.id, { createdAt: new Date('2026-06-01T12:00:00Z') })
  for (const [how, day, hour] of [
    [elsewhere, 'Dinsdag 2 juni', /02\.00\suur/],
    [{ ...elsewhere, javaScriptEnabled: false }, 'Maandag 1 juni', /14\.00\suur CEST/],
  ] as const) {
    const page = await open(ada, how)
    await page.goto(`/transactions/${orderId}`)
    const order = page.getByRole('article', { name: '60 credits' })
    await expect(order.getByRole('listitem').filter({ hasText: 'Besteld' }).getByRole('time')).toHaveText(hour)
    await expect(order).toContainText(new RegExp(day, 'i'))
    await page.goto(`/transactions/${orderId}/withdraw`)
    await expect(page.getByText(`60 credits, gekocht op ${day.slice(-6)} 2026.`)).toBeVisible()
  }
})
