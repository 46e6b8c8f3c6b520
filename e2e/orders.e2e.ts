import { aPaidOrder } from '../db/testing/orders.ts'
import { openAlive } from './support/alive.ts'
import { expectAccessible, expectWholeAccessible, still } from './support/axe.ts'
import { atTheBank, comesToTheBank, consent, order, orderButton, placeOrder } from './support/money/bank.ts'
import { expect, test } from './support/test.ts'

test('who runs out of credits buys some at their bank, and goes back to what they were writing @phone', async ({
  open,
  join,
  database: { db, sql },
}) => {
  const [ada, ben] = [await join({ name: 'Ada', freeMessages: 0 }), await join({ name: 'Ben' })]
  const page = await open(ada, still)
  await openAlive(page, `/members/${ben.id}/chat`)
  await page.getByRole('textbox', { name: /Bericht/ }).fill('Leuk! Hoe laat zaterdag?')
  await page.getByRole('button', { name: 'Koop credits' }).click()
  const sheet = page.getByRole('dialog', { name: 'Je hebt onvoldoende credits' })
  await expect(sheet).toContainText('Testomgeving: je betaalt hier geen echt geld.')
  await expectAccessible(page, 'top-up')
  await sheet.getByRole('radio', { name: '150 credits' }).check()
  await sheet.getByRole('radio', { name: '60 credits' }).check()
  await sheet.getByRole('link', { name: 'Verder met 60 credits' }).click()
  await page.waitForURL('/credits/p2')
  await expect(page.getByText('Testomgeving: je betaalt hier geen echt geld.')).toBeVisible()
  await expect(page.getByText('Waarvan 21% btw (Nederland)')).toBeVisible()
  await orderButton(page).click()
  await expect(consent(page)).toHaveAccessibleDescription(/Vink eerst aan/)
  await expectWholeAccessible(page, 'checkout-tick')
  await consent(page).check()
  await page.getByRole('radio', { name: 'Testbank Maas' }).check()
  // A double tap orders once.
  await orderButton(page).dblclick()
  await comesToTheBank(page)
  await expect(page.getByText('iDEAL, Testbank Maas')).toBeVisible()
  expect(
    await sql`select 1 from payments p join orders o on o.id = p.order_id where o.member_id = ${ada.id}`,
  ).toHaveLength(1)
  await atTheBank(page, 'Betalen')
  await expect(page.getByRole('heading', { name: '60 credits erbij' })).toBeVisible()
  await expect(
    page.getByText(/Je saldo is nu 60 credits\. En je bent vanaf vandaag voor altijd premium\./),
  ).toBeVisible()
  await expect(page.getByText(/^VONK-\d{4}-\d{6}$/)).toBeVisible()
  await expectWholeAccessible(page, 'paid')
  const paidOrder = new URL(page.url()).pathname
  await page.getByRole('link', { name: 'Terug naar Ben' }).click()
  await expect(page.getByRole('textbox', { name: /Bericht/ })).toHaveValue('Leuk! Hoe laat zaterdag?')
  // Of then, when the balance has gone on.
  await aPaidOrder(db, ada.id, { createdAt: new Date(), credits: 25, totalMinor: 2249 })
  await openAlive(page, paidOrder)
  await expect(page.getByRole('heading', { name: '60 credits bijgeschreven' })).toBeVisible()
  await expect(
    page.getByText(/Je saldo werd toen 60 credits\. Sinds die dag ben je voor altijd premium\./),
  ).toBeVisible()
})

test('a payment that fails, and one that is given up, leave the order to be paid otherwise @desktop', async ({
  open,
  join,
}) => {
  const page = await open(await join({ name: 'Ada' }), still)
  await openAlive(page, '/credits/p0/giropay')
  await expect(page.getByText('giropay wordt niet meer aangeboden')).toBeVisible()
  await placeOrder(page)
  await comesToTheBank(page)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Je betaling staat nog open' })).toBeVisible()
  await expectWholeAccessible(page, 'open')
  await page.getByRole('link', { name: 'Verder met iDEAL' }).click()
  await comesToTheBank(page)
  await atTheBank(page, 'Laten mislukken')
  await expect(page.getByRole('heading', { name: 'Niet betaald' })).toBeVisible()
  await expectWholeAccessible(page, 'failed')
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await page.getByRole('button', { name: /Betaal €\s9,99 met PayPal/ }).click()
  await comesToTheBank(page)
  await page.goBack()
  await page.getByRole('button', { name: 'Deze betaling annuleren' }).click()
  await page.getByRole('radio', { name: 'Creditcard' }).check()
  await page.getByRole('button', { name: /Betaal €\s9,99 met Creditcard/ }).click()
  await comesToTheBank(page)
  await atTheBank(page, 'Betalen')
  await expect(page.getByRole('heading', { name: '10 credits erbij' })).toBeVisible()
})

test('who comes back from the bank is not sent to pay again before the bank was asked @phone', async ({
  open,
  join,
}) => {
  const page = await open(await join({ name: 'Ada' }), still)
  await order(page, 'p0')
  const asked = Promise.withResolvers<void>()
  await page.route(/orders\.look/, async (route) => {
    await asked.promise
    await route.continue()
  })
  await page.goBack()
  const main = page.getByRole('main')
  const payOn = page.getByRole('link', { name: 'Verder met iDEAL' })
  await expect(main).toContainText(/betaling wordt verwerkt|betaling staat nog open/)
  await expect(main).not.toContainText(/staat nog open|niets afgeschreven/)
  await expect(main).toContainText('We vragen na of je hebt betaald.')
  await expect(payOn).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Deze betaling annuleren' })).toHaveCount(0)
  // Who is kept waiting can go on, and reads why.
  await expect(main).toContainText('De betaaldienst reageert nog niet')
  await expect(main).not.toContainText('niets afgeschreven')
  await expect(payOn).toBeVisible()
  asked.resolve()
  await expect(page.getByRole('heading', { name: 'Je betaling staat nog open' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Deze betaling annuleren' })).toBeVisible()
})

test('what their bank takes back is told at the order, with the credits that went with it @phone', async ({
  open,
  join,
  database,
}) => {
  const ada = await join({ name: 'Ada' })
  const page = await open(ada, still)
  await order(page, 'p2')
  const bank = page.url()
  await atTheBank(page, 'Betalen')
  await expect(page.getByRole('heading', { name: '60 credits erbij' })).toBeVisible()
  const other = await open(ada, still)
  await other.goto(bank)
  await other.getByRole('button', { name: 'Nu terugboeken' }).click()
  await expect(page.getByRole('heading', { name: 'Deze betaling is teruggedraaid' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('Credits van je saldo af−60')
  await expect(main).toContainText('en je bent niet meer premium')
  await expect(main).not.toContainText('60 credits erbij')
  await expectWholeAccessible(page, 'taken-back')
  await openAlive(other, new URL(page.url()).pathname.replace('credits', 'transactions'))
  await expect(other.getByRole('listitem').filter({ hasText: /^60 credits van je saldo af/ })).toBeVisible()
  // As where all of it was spent before.
  await database.sql`update payments set credits_taken = 0 where order_id = ${new URL(page.url()).pathname.split('/').at(-1)!}`
  await page.reload()
  await expect(main).toContainText('Al gebruikt van deze aankoop: 60 credits.')
  await expect(main).not.toContainText('van je saldo af−')
  await expectWholeAccessible(page, 'taken-back-spent')
  await page.getByRole('link', { name: 'Koop credits' }).click()
  await expect(page).toHaveURL('/credits')
})

test('what is paid elsewhere while it is pending shows here by itself, in every tab @phone', async ({ open, join }) => {
  const ada = await join({ name: 'Ada' })
  const [page, phone] = [await open(ada, still), await open(ada, still)]
  await order(page, 'p1')
  const bank = page.url()
  await atTheBank(page, 'Open laten')
  await expect(page.getByRole('heading', { name: 'Je betaling wordt verwerkt' })).toBeVisible()
  await expectWholeAccessible(page, 'pending')
  const other = await open(ada)
  await openAlive(other, new URL(page.url()).pathname)
  await expect(other.getByRole('heading', { name: 'Je betaling wordt verwerkt' })).toBeVisible()
  await phone.goto(bank)
  await atTheBank(phone, 'Betalen')
  for (const shown of [page, other, phone])
    await expect(shown.getByRole('heading', { name: '25 credits erbij' })).toBeVisible()
})

test('a payment that can be cancelled no more has no button for it, and the focus that was on it goes on @phone', async ({
  open,
  join,
}) => {
  const ada = await join({ name: 'Ada' })
  const page = await open(ada, still)
  await order(page, 'p0')
  const bank = page.url()
  await page.goBack()
  const cancel = page.getByRole('button', { name: 'Deze betaling annuleren' })
  await cancel.focus()
  const other = await open(ada, still)
  await other.goto(bank)
  await atTheBank(other, 'Open laten')
  await expect(other.getByRole('heading', { name: 'Je betaling wordt verwerkt' })).toBeVisible()
  await expect(cancel).toHaveCount(0)
  const goOn = page.getByRole('link', { name: 'Verder op de site' })
  await expect(goOn).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(goOn).toBeFocused()
  await openAlive(other, new URL(page.url()).pathname)
  await expect(other.getByRole('button', { name: 'Deze betaling annuleren' })).toHaveCount(0)
  await openAlive(other, new URL(page.url()).pathname.replace('credits', 'transactions'))
  await expect(other.getByText('In behandeling').first()).toBeVisible()
  await expect(other.getByRole('link', { name: 'Verder met betalen' })).toHaveCount(0)
})

test('what orders is in view from the start on a phone, and hides nothing that has the focus @phone', async ({
  open,
  join,
}) => {
  const page = await open(await join({ name: 'Ada' }), still)
  await page.setViewportSize({ width: 360, height: 740 })
  await openAlive(page, '/credits/p2')
  const [tick, button] = [consent(page), orderButton(page)]
  await expect(page.getByRole('radio', { name: /^iDEAL/ })).toBeAttached()
  const bar = page.locator('[data-action-bar]')
  for (const shown of [bar.getByText('€\u00a047,99'), button]) await expect(shown).toBeInViewport({ ratio: 1 })
  expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(112)
  await button.click()
  await expect(tick).toBeFocused()
  await expect(page.getByText('Vink eerst aan dat we je credits meteen mogen leveren.')).toBeInViewport({ ratio: 1 })
  const [{ y, height }, { y: foot }] = [(await tick.boundingBox())!, (await bar.boundingBox())!]
  expect(y + height).toBeLessThanOrEqual(foot)
  await page.getByRole('link', { name: 'Wijzigen' }).focus()
  for (const name of ['code', 'country', 'method', 'bank']) {
    await page.keyboard.press('Tab')
    const [focused, { y: top }] = [(await page.locator(':focus').boundingBox())!, (await bar.boundingBox())!]
    expect(focused.y + focused.height, name).toBeLessThanOrEqual(top)
  }
  await page.keyboard.press('Tab')
  await expect(tick).toBeFocused()

  // In a low window it would leave nothing of the page.
  await page.setViewportSize({ width: 360, height: 400 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(button).not.toBeInViewport()
})

test('who orders with their discount again is told that the order before has ended, and finds the receipt of the one they pay @phone', async ({
  open,
  join,
}) => {
  const page = await open(await join({ name: 'Ada', createdAt: new Date() }), still)
  await order(page, 'p2')
  await page.goBack()
  await page.waitForURL(/\/credits\/[0-9a-f-]{36}/)
  const replaced = page.url()
  await order(page, 'p2')
  const atBank = page.url()
  await openAlive(page, replaced)
  await expect(page.getByText(/De korting op deze bestelling geldt maar één keer/)).toBeVisible()
  await expect(page.getByText('Prijs nu')).toBeVisible()
  await expectWholeAccessible(page, 'replaced')
  await page.goto(atBank)
  await atTheBank(page, 'Betalen')
  await expect(page.getByRole('heading', { name: '60 credits erbij' })).toBeVisible()
  await page.getByRole('link', { name: 'Bekijk de bon' }).click()
  await expect(page).toHaveURL(/\/transactions\/[0-9a-f-]{36}/)
})
