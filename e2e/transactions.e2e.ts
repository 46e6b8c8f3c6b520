import { aConversation } from '../db/testing/factories.ts'
import { anOrder, aPaidOrder, aPayment, aReceiptedOrder, aRefund } from '../db/testing/orders.ts'
import { openAlive } from './support/alive.ts'
import { expectAccessible, still } from './support/axe.ts'
import { openTalk } from './support/chat.ts'
import { atTheBank, order } from './support/money/bank.ts'
import { expect, isPhone, test } from './support/test.ts'

test('a member finds what they have paid and spent, and the order behind a payment @phone', async ({
  open,
  join,
  database,
}) => {
  const [sophie, ruben] = [await join({ name: 'Sophie', bought: 60 }), await join({ name: 'Ruben' })]
  await aConversation(database.db, { from: ruben.id, to: sophie.id })
  const page = await open(sophie, still)
  const talk = await openTalk(page, ruben)
  await talk.say('Hoi Ruben')
  await talk.say('Alles goed?')
  await expect(page.getByText('Wordt verstuurd')).toHaveCount(0)

  await page.goto('/transactions')
  await expect(page.getByRole('region', { name: 'Je saldo' })).toContainText('58 credits')
  await expect(page.getByRole('listitem').filter({ hasText: '2 berichten aan Ruben' })).toContainText(
    /Ruben\d\d\.\d\d\suurCredits −2saldo 58$/,
  )
  await page.getByRole('link', { name: 'Betalingen' }).click()
  await expect(page).toHaveURL('/transactions?show=payments')
  await expect(page.getByText('berichten aan Ruben')).toBeHidden()
  await page.getByRole('link', { name: '60 credits gekocht' }).click()
  const order = page.getByRole('article', { name: '60 credits' })
  await expect(order).toContainText('60 credits bijgeschreven')
  await expect(order).toContainText('Betaald')
  if (isPhone()) {
    await expect(page.getByRole('navigation', { name: 'Transacties filteren' })).toBeHidden()
    await page.getByRole('link', { name: 'Alle transacties' }).click()
    await expect(page).toHaveURL('/transactions?show=payments')
  } else {
    await expectAccessible(page, 'transaction')
    await expect(page.getByRole('link', { name: '60 credits gekocht' })).toHaveAttribute('aria-current', 'page')
  }
})

test('money that is back is called so in the list, in its steps and over them @desktop', async ({
  open,
  join,
  database,
}) => {
  const ada = await join({ name: 'Ada' })
  const now = new Date()
  const payment = await aPaidOrder(database.db, ada.id, { createdAt: now })
  await aRefund(database.db, payment, { createdAt: now, sentAt: now, doneAt: now, providerRefundId: payment.id })
  const page = await open(ada, still)
  await page.goto('/transactions')
  await page.getByRole('link', { name: /^Terugbetaald/ }).click()
  const order = page.getByRole('article', { name: '60 credits' })
  await expect(order.locator('header').first()).toContainText(/^60 credits.*Terugbetaald$/)
  await expect(order.getByRole('listitem').filter({ hasText: /^€\s47,99 terugbetaald/ })).toBeVisible()
})

test('what a bank took back in part is told by the same amount in the list, in its steps and at its order @phone', async ({
  open,
  join,
  database: { db, sql },
}) => {
  const ada = await join({ name: 'Ada' })
  const { orderId } = await aReceiptedOrder(db, ada.id)
  const [{ id }] = await sql`update payments set charged_back_minor = 2400, credits_taken = 30, charged_back_at = now()
    where order_id = ${orderId} returning id`
  await sql`update wallets set balance = balance - 30, bought = bought - 30 where member_id = ${ada.id}`
  await sql`insert into ledger_entries (id, member_id, amount, balance_after, reason, reference, created_at)
    select gen_random_uuid(), member_id, -30, balance, 'charge_back', ${`${id}:2400`}, now() from wallets
    where member_id = ${ada.id}`
  const page = await open(ada, still)
  await openAlive(page, '/transactions?show=payments')
  const line = page.getByRole('link', { name: /^Betaling teruggedraaid/ })
  await expect(line).toContainText(/€\s24,00 van €\s47,99.*−30/)
  await line.click()
  const order = page.getByRole('article', { name: '60 credits' })
  await expect(order).toContainText(/€\s47,99Deels teruggedraaid/)
  await expect(order.getByRole('listitem').filter({ hasText: /^€\s24,00 teruggedraaid door je bank/ })).toBeVisible()
  await openAlive(page, `/credits/${orderId}`)
  await expect(page.getByRole('heading', { name: 'Deze betaling is voor een deel teruggedraaid' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/Teruggedraaid€\s24,00/)
})

test('a receipt names both pieces of evidence by which its country was told @desktop', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada' }), still)
  await order(page, 'p0/creditcard')
  await atTheBank(page, 'Betalen')
  await page.getByRole('link', { name: 'Bekijk de bon' }).click()
  const receipt = page.getByRole('region', { name: /^Bon VONK-/ })
  await expect(receipt).toContainText('Land bepaald op basis van: land van je bank of kaart en het land dat je koos.')
  await expect(receipt).toContainText('21% btw, Nederland')
})

test('on paper a receipt stands alone, and what has none is told by its steps, dark on white @desktop', async ({
  open,
  join,
  database: { db },
}) => {
  const ada = await join({ name: 'Ada' })
  const { orderId, receipt } = await aReceiptedOrder(db, ada.id)
  const now = new Date()
  const failed = await anOrder(db, ada.id, { createdAt: now })
  await aPayment(db, failed, { status: 'failed', createdAt: now })
  const page = await open(ada, { ...still, colorScheme: 'dark' })
  const isOnPaper = (text: string | RegExp) => page.getByText(text).filter({ visible: true })
  const expectPaper = async (place: string, ...texts: (string | RegExp)[]) => {
    await openAlive(page, place)
    await expect(page.getByRole('region', { name: 'Meldingen', exact: true })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const text of texts) await expect(isOnPaper(text).first()).toBeVisible()
    for (const role of ['button', 'navigation', 'banner', 'contentinfo'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0)
    }
    await expect(page.getByRole('region', { name: 'Meldingen', exact: true })).toHaveCount(0)
    await expect(page.getByRole('link').filter({ hasText: /Alle transacties|als pdf|Bijkopen|Hulp/ })).toHaveCount(0)
    expect(await page.evaluate(lightTexts), place).toEqual([])
    await page.emulateMedia({ media: 'screen' })
  }
  await expectPaper(`/transactions/${orderId}`, `Bon ${receipt}`, 'Omschrijving')
  await expectPaper(`/transactions/${failed.id}`, 'Mislukt', 'Besteld')
  await expectPaper('/transactions', 'Transacties', /^60 credits$/, '60 credits gekocht')
})

/** What would be read badly on white paper, where grounds are not printed. */
function lightTexts(): string[] {
  const light: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const place = text.parentElement!
    if (!text.nodeValue?.trim() || !place.checkVisibility()) continue
    const canvas = document.createElement('canvas').getContext('2d')!
    canvas.fillStyle = getComputedStyle(place).color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    if (red + green + blue > 450) light.push(text.nodeValue)
  }
  return light
}
