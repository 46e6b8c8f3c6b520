import type { Locator } from '@playwright/test'
import { aPaidOrder, aReceiptedOrder, aSentRefund } from '../db/testing/orders.ts'
import { openAlive } from './support/alive.ts'
import { expectAccessible, still } from './support/axe.ts'
import { enlargeLetters, expectNoSidewaysScroll } from './support/large-letters.ts'
import { followMail, openMailTo } from './support/mailbox.ts'
import { expect, isPhone, test } from './support/test.ts'

test('a purchase is withdrawn from in two steps, and its money goes back @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const ada = await join({ name: 'Ada' })
  const { orderId, receipt } = await aReceiptedOrder(db, ada.id)
  const [page, elsewhere] = [await open(ada, still), await open(ada, still)]
  await openAlive(elsewhere, '/premium')
  await expect(elsewhere.getByRole('heading', { name: 'Je bent voor altijd premium' })).toBeVisible()
  await expect(elsewhere.getByRole('main')).toContainText(
    'Premium eindigt alleen als al je aankopen volledig zijn terugbetaald of teruggedraaid',
  )
  await openAlive(page, `/transactions/${orderId}`)
  const offer = page.getByRole('region', { name: /Bedenktijd tot en met/ })
  await expect(offer).toContainText('60 van de 60 credits')
  await offer.getByRole('link', { name: 'Aankoop herroepen' }).click()
  await expect(page.getByRole('heading', { name: 'Aankoop herroepen' })).toBeVisible()
  await expect(page.getByText('€ 47,99 × 60 / 60')).toBeVisible()
  const ends = page.getByText('Je premium eindigt, want je hebt dan geen betaalde aankoop meer.')
  await expect(ends).toBeVisible()
  await expectAccessible(page, 'sum')
  await page.getByRole('button', { name: 'Verder' }).click()
  await expect(ends).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Klopt dit?' })).toBeFocused()
  const facts = page.getByRole('main').locator('dl')
  const mailedTo = `${ada.email.slice(0, 2)}•••${ada.email.slice(ada.email.indexOf('@'))}`
  for (const fact of ['NaamAda', `Bon${receipt}`, `Bevestiging naar${mailedTo}`])
    await expect(facts).toContainText(fact)
  // Twice by the keys: the second click of two may fall on the next screen, and take the focus from its heading.
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).focus()
  for (let times = 0; times < 2; times++) await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Herroeping ontvangen' })).toBeFocused()
  await expect(page.getByRole('main')).toContainText(`mailen we naar ${mailedTo}`)
  await expect(elsewhere.getByRole('heading', { name: 'Eén keer kopen, voor altijd premium' })).toBeVisible()
  for (const fact of ['Waarvan 21% btw€ 8,33', /CreditnotaVONK-\d{4}-\d{6}/, /Nieuw saldo\d+ credits/])
    await expect(facts).toContainText(fact)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Creditnota als pdf' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^VONK-\d{4}-\d{6}\.pdf$/)
  await page.getByRole('link', { name: 'Terug naar de transactie' }).click()
  await expect(page.getByRole('region', { name: /Herroepen op/ })).toContainText('€ 47,99')
  await expect(page.getByRole('listitem').filter({ hasText: 'Herroepen: 60 credits van je saldo af' })).toBeVisible()
  await page.goto(`/credits/${orderId}`)
  await expect(page.getByRole('heading', { name: 'Deze aankoop is herroepen' })).toBeVisible()
  // The money goes by a job each minute: it is on its way, or was sent meanwhile.
  for (const fact of [/(Terug na herroeping|Terugbetaald)€\s47,99/, 'Credits van je saldo af−60'])
    await expect(facts).toContainText(fact)
  await expect(page.getByRole('main')).not.toContainText('60 credits erbij')
  await expectAccessible(page, 'order')
})

test('what a bank has taken back is not offered to be withdrawn from, and of a part it is said what is left @phone', async ({
  open,
  join,
  database: { db, sql },
}) => {
  const ada = await join({ name: 'Ada' })
  const { orderId } = await aReceiptedOrder(db, ada.id)
  const takeBack = async (minor: number, credits: number) =>
    void (await sql`update payments set charged_back_minor = ${minor}, credits_taken = ${credits}, charged_back_at = now()
      where order_id = ${orderId}`)
  const page = await open(ada, still)
  await takeBack(2400, 30)
  await openAlive(page, `/transactions/${orderId}`)
  const offer = page.getByRole('region', { name: /Bedenktijd/ })
  await expect(offer).toContainText(/draaide €\s24,00 terug\. Van de 60 credits zijn er nog 30 over.* €\s23,99/)
  await offer.getByRole('link', { name: 'Aankoop herroepen' }).click()
  const facts = page.getByRole('main').locator('dl')
  for (const fact of [/teruggedraaid€\s24,00/, 'van je saldo gingen30', /betaling€\s23,99/, /Je krijgt terug€\s23,99/])
    await expect(facts).toContainText(fact)
  await expectAccessible(page, 'part')
  await takeBack(4799, 60)
  await openAlive(page, `/transactions/${orderId}`)
  await expect(page.getByText('Teruggedraaid', { exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { name: /Bedenktijd/ })).toHaveCount(0)
  await openAlive(page, `/transactions/${orderId}/withdraw`)
  await expect(page.getByText('Je bank heeft deze betaling teruggedraaid')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verder' })).toHaveCount(0)
})

test('what was withdrawn from tells what has become of its money, wherever it stands @desktop', async ({
  open,
  join,
  database: { db, sql },
}) => {
  const ada = await join({ name: 'Ada' })
  const now = new Date()
  const payment = await aPaidOrder(db, ada.id, { createdAt: now })
  const { orderId } = payment
  const refundId = await aSentRefund(db, payment, { reason: 'withdrawal', createdAt: now })
  await sql`insert into withdrawals (order_id, credits, minor, refund_id, withdrawn_at)
    values (${orderId}, 60, 4799, ${refundId}, now())`
  const page = await open(ada, still)
  const main = page.getByRole('main')
  const expectTold = async (offer: RegExp, done: RegExp, order: RegExp) => {
    await openAlive(page, `/transactions/${orderId}`)
    await expect(page.getByRole('region', { name: /Herroepen op/ })).toContainText(offer)
    await openAlive(page, `/transactions/${orderId}/withdraw`)
    await expect(main).toContainText(done)
    await openAlive(page, `/credits/${orderId}`)
    await expect(main).toContainText(order)
  }
  await expectTold(/Je krijgt €\s47,99 terug\./, /Je krijgt terug€\s47,99.*Uiterlijk/, /Terug na herroeping€\s47,99/)
  await sql`update refunds set failed_at = now() where id = ${refundId}`
  const notSent = /Nog niet terugbetaald€\s47,99/
  await expectTold(/We konden €\s47,99 niet terugbetalen\. Mail naar \S+@/, notSent, notSent)
  await expect(main).not.toContainText('Terug na herroeping')
  await openAlive(page, `/transactions/${orderId}/withdraw`)
  await expect(main).not.toContainText('Uiterlijk')
  await expectAccessible(page, 'not sent back')
  await sql`update payments set charged_back_minor = 4799, charged_back_at = now() where id = ${payment.id}`
  await expectTold(/€\s47,99 kwam terug via je bank\.Bekijk/, /Terug via je bank€\s47,99/, /Teruggedraaid€\s47,99/)
  // One return, and not the same money twice.
  await openAlive(page, `/transactions/${orderId}`)
  await expect(page.getByRole('listitem').filter({ hasText: 'je bank' })).toHaveText(/teruggedraaid door je bank/)
  await sql`update refunds set failed_at = null, sent_at = now(), done_at = now(), provider_refund_id = id where id = ${refundId}`
  await expectTold(
    /€\s47,99 is op \d+ \w+ \d{4} terugbetaald\. Je bank draaide €\s47,99 terug\./,
    /Terugbetaald€\s47,99.*Terugbetaald op\d/,
    /Teruggedraaid€\s47,99Terugbetaald€\s47,99/,
  )
})

test('who is not logged in withdraws by their address, in the same two steps @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const ada = await join({ name: 'Ada' })
  const { receipt } = await aReceiptedOrder(db, ada.id)
  await aPaidOrder(db, ada.id, { createdAt: new Date(), credits: 25, totalMinor: 2249 })
  const page = await open(null, still)
  await page.goto('/pricing')
  await page.waitForLoadState('networkidle')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Overeenkomst hier herroepen' }).click()
  const field = page.getByLabel('E-mailadres van je account')
  // On a phone whatever goes on stays in view at its foot.
  if (isPhone()) await page.setViewportSize({ width: 360, height: 520 })
  const goesOn = async (control: Locator) => {
    await page.evaluate(() => scrollTo(0, 0))
    if (isPhone()) await expect(control).toBeInViewport({ ratio: 1 })
    return control
  }
  await goesOn(page.getByRole('button', { name: 'Herroeping versturen' }))
  await field.fill('nobody@example.org')
  await page.getByRole('button', { name: 'Herroeping versturen' }).click()
  await expect(page.getByRole('heading', { name: 'Kijk in je mailbox' })).toBeFocused()
  await page.getByRole('link', { name: 'Opnieuw versturen' }).click()
  await field.fill(ada.email)
  await page.getByRole('button', { name: 'Herroeping versturen' }).click()
  await expect(page.getByRole('heading', { name: 'Kijk in je mailbox' })).toBeFocused()

  await openMailTo(page, ada.email, /Bevestig je herroeping/)
  await followMail(page, 'Bekijk en bevestig')
  await expect(page).toHaveURL('/withdrawal/do')
  await expect(page.getByRole('heading', { name: 'Welke aankoop herroep je?' })).toBeVisible()
  await expectAccessible(page, 'purchases')
  await page.getByRole('link', { name: '60 credits voor € 47,99' }).click()
  await expect(page.getByRole('heading', { name: 'Aankoop herroepen' })).toBeFocused()
  await expect(page.getByText('€ 47,99 × 60 / 60')).toBeVisible()
  await expect(page.getByText('Voor het account van Ada op Vonk.')).toBeVisible()
  await expectAccessible(page, 'sum')
  await (await goesOn(page.getByRole('link', { name: 'Verder' }))).click()
  await expect(page.getByRole('heading', { name: 'Klopt dit?' })).toBeFocused()
  for (const fact of ['Ada', receipt, /\S{2}•••@\S/]) await expect(page.getByRole('main')).toContainText(fact)
  await expectAccessible(page, 'summary')
  await (await goesOn(page.getByRole('button', { name: 'Herroeping bevestigen' }))).dblclick()
  await expect(page.getByRole('heading', { name: 'Herroeping ontvangen' })).toBeFocused()
  await expect(page.getByText('−60')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/CreditnotaVONK-\d{4}-\d{6}/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Herroeping ontvangen' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/CreditnotaVONK-\d{4}-\d{6}/)
  expect(page.url()).not.toContain(ada.email)

  // The same link leads to what else they have bought.
  await page.getByRole('link', { name: 'Nog een aankoop herroepen' }).click()
  await expect(page.getByText('€ 22,49 × 25 / 25')).toBeVisible()
  await page.getByRole('link', { name: 'Verder' }).click()
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click()
  await expect(page.getByRole('heading', { name: 'Herroeping ontvangen' })).toBeFocused()
  await expect(page.getByText('−25')).toBeVisible()
  await openMailTo(page, ada.email, /Ontvangstbevestiging/)
  await page.goto('/withdrawal/do')
  await expect(page.getByText('Er is geen aankoop meer om te herroepen')).toBeVisible()
})

test('a guest withdraws without script, with letters twice as large on a narrow screen @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const ada = await join({ name: 'MaximiliaanAlexanderWolfs' })
  const { receipt } = await aReceiptedOrder(db, ada.id)
  await aPaidOrder(db, ada.id, { createdAt: new Date(), credits: 25, totalMinor: 2249 })
  const page = await open(null, { javaScriptEnabled: false })
  await page.setViewportSize({ width: 360, height: 780 })
  const expectFits = async (what: string) => {
    await enlargeLetters(page)
    await expectNoSidewaysScroll(page, what)
  }
  await page.goto('/withdrawal')
  await expectFits('form')
  await page.getByLabel('E-mailadres van je account').fill(ada.email)
  await page.getByLabel('Bonnummer').fill(receipt.toLowerCase())
  await page.getByRole('button', { name: 'Herroeping versturen' }).click()
  await expect(page).toHaveURL('/withdrawal?notice=sent')
  await openMailTo(page, ada.email, /Bevestig je herroeping/)
  await followMail(page, 'Bekijk en bevestig')
  await expect(page.getByText('€ 47,99 × 60 / 60')).toBeVisible()
  await expectFits('sum')
  await page.getByRole('link', { name: 'Een andere aankoop kiezen' }).click()
  await page.getByRole('link', { name: '60 credits voor € 47,99' }).click()
  await page.getByRole('link', { name: 'Verder' }).click()
  await expect(page.getByRole('heading', { name: 'Klopt dit?' })).toBeVisible()
  await expectFits('summary')
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click()
  await expect(page.getByRole('heading', { name: 'Herroeping ontvangen' })).toBeVisible()
  await expectFits('done')
})

test('the first step says to take back before what is unread, where something of the purchase is used @desktop', async ({
  open,
  join,
  database: { db, sql },
}) => {
  const ada = await join({ name: 'Ada' })
  const { orderId } = await aReceiptedOrder(db, ada.id)
  const page = await open(ada, still)
  await openAlive(page, `/transactions/${orderId}/withdraw`)
  await expect(page.getByText('€ 47,99 × 60 / 60')).toBeVisible()
  const first = page.getByText('Trek daarom eerst in wat nog ongelezen is')
  await expect(first).toHaveCount(0)
  await sql`update wallets set balance = balance - 10, bought = bought - 10 where member_id = ${ada.id}`
  await page.reload()
  await expect(page.getByText('€ 47,99 × 50 / 60')).toBeVisible()
  await expect(first).toBeVisible()
})

test('nobody else’s purchase is a page @desktop', async ({ open, join, database: { db } }) => {
  const [ada, ben] = [await join({ name: 'Ada' }), await join({ name: 'Ben' })]
  const { orderId } = await aPaidOrder(db, ben.id)
  const page = await open(ada)
  expect((await page.goto(`/transactions/${orderId}/withdraw`))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Deze pagina is niet gevonden' })).toBeVisible()
})

const fifteenDaysAgo = () => new Date(Date.now() - 15 * 24 * 60 * 60_000)

for (const [what, offered, words] of [
  ['spent', true, 'Van deze aankoop zijn geen credits meer over, dus er valt niets terug te betalen.'],
  ['over', false, 'De bedenktijd van deze aankoop is voorbij.'],
] as const) {
  test(`what is ${what} cannot be withdrawn from, and says so at its own address as well @phone`, async ({
    open,
    join,
    database: { db, sql },
  }) => {
    const ada = await join({ name: 'Ada' })
    const { orderId } = await aReceiptedOrder(db, ada.id, what === 'over' ? fifteenDaysAgo() : undefined)
    if (what === 'spent') await sql`update wallets set balance = 0, bought = 0 where member_id = ${ada.id}`
    const page = await open(ada, still)
    await openAlive(page, `/transactions/${orderId}`)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('region', { name: /Bedenktijd tot en met/ })).toHaveText(
      offered ? [new RegExp(words)] : [],
    )
    await expect(page.getByRole('link', { name: 'Aankoop herroepen' })).toHaveCount(0)
    await openAlive(page, `/transactions/${orderId}/withdraw`)
    await expect(page.getByRole('main')).toContainText(words)
    await expect(page.getByRole('button', { name: /Verder|Herroeping bevestigen/ })).toHaveCount(0)
    await expect(page.getByText(/Stap 1 van 2|geen reden/)).toHaveCount(0)
    // The sum explains why there is nothing; of what is over it would promise something.
    const sum = page.getByRole('main').locator('dl')
    await expect(sum).toHaveText(what === 'spent' ? [/Je krijgt terug€\s0,00$/] : [])
    await expectAccessible(page, what)
    await page.getByRole('link', { name: 'Terug naar de transactie' }).click()
    await expect(page).toHaveURL(`/transactions/${orderId}`)
  })
}
