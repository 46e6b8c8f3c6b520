import type { Page } from '@playwright/test'
import { anOrder, aPayment, aReceiptedOrder, aSavedMethod } from '../db/testing/orders.ts'
import { openAlive } from './support/alive.ts'
import { expectAccessible, still } from './support/axe.ts'
import { enlargeLetters, expectNoSidewaysScroll, expectWordsWhole } from './support/large-letters.ts'
import { limitTo } from './support/money/limit.ts'
import { expect, isPhone, test } from './support/test.ts'

test('a member chooses a bundle at the price that is theirs, and goes on with it @phone', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada', createdAt: new Date(Date.now() - 60_000) }))
  await openAlive(page, '/credits')
  await expect(
    page.getByText(/voor altijd premium.*Premium eindigt alleen als al je aankopen volledig zijn terugbetaald/),
  ).toBeVisible()
  await expect(page.getByRole('radio', { name: '60 credits' })).toBeChecked()
  await expect(page.getByText('De doorgestreepte prijs is de prijs zonder korting.')).toBeVisible()
  await page.getByText('10 credits', { exact: true }).click()
  await expect(page.getByRole('radio', { name: '10 credits € 0,75 per bericht € 7,49' })).toBeChecked()
  await page.getByRole('link', { name: 'Verder met 10 credits' }).click()
  await expect(page).toHaveURL('/credits/p0')
})

test('who has to confirm their address first reads so before they choose anything @phone', async ({ open, join }) => {
  const page = await open(await join({ name: 'Noah', confirmedAt: null }), still)
  const first = page.getByRole('main').getByText('Bevestig eerst je e-mailadres')
  for (const address of ['/credits', '/credits/p1']) {
    await openAlive(page, address)
    await expect(first).toBeInViewport()
    await expectAccessible(page, address)
  }
  await page.getByRole('main').getByRole('link', { name: 'E-mailadres bevestigen' }).click()
  await expect(page).toHaveURL('/complete-signup')
})

test('anybody looks up what is sold where @phone', async ({ open }) => {
  const page = await open(null)
  await page.goto('/pricing?country=GB')
  await expect(page.getByText('Testomgeving: je betaalt hier geen echt geld.')).toBeVisible()
  await expect(page.getByRole('row', { name: '10 credits £' })).toContainText('£ 8,99')
  await page.getByRole('link', { name: 'België' }).click()
  await expect(page.getByRole('row', { name: '60 credits' })).toContainText('€ 47,99')
})

test('Belgians and the Dutch are shown each their own prices in euros, and pay what they were shown @phone', async ({
  open,
  join,
  database: { sql },
}) => {
  for (const [country, place, address, price, method] of [
    ['BE', 'België', '134.184.1.1', '49,99', 'Bancontact'],
    ['NL', 'Nederland', '145.100.1.1', '47,99', 'iDEAL'],
  ] as const) {
    const where = { ...still, host: 'vonk2.localhost', address }
    const visitor = await open(null, where)
    await visitor.goto('/pricing')
    await expect(visitor.getByRole('table', { name: new RegExp(place) })).toBeVisible()
    await expect(visitor.getByRole('row', { name: '60 credits' })).toContainText(`€ ${price}`)

    const member = await join({ name: 'Ada', country, region: null, siteId: 'gloed' })
    const page = await open(member, where)
    await openAlive(page, '/credits')
    await expect(page.getByRole('radio', { name: `per bericht € ${price}` })).toBeChecked()
    await page.getByRole('link', { name: 'Verder met 60 credits' }).click()
    await page.getByRole('radio', { name: method }).first().check()
    await page.getByRole('checkbox', { name: /lever mijn credits meteen/ }).check()
    await page.getByRole('button', { name: 'Bestelling met betalingsverplichting' }).click()
    await page.waitForURL(/\/sandbox\//)
    await expect(page.getByText(`€ ${price}`).first()).toBeVisible()
    await page.getByRole('button', { name: 'Betalen' }).first().click()
    await expect(page.getByRole('heading', { name: '60 credits erbij' })).toBeVisible()
    const paid = await sql`select o.country, p.paid_minor from orders o join payments p on p.order_id = o.id
      where o.member_id = ${member.id} and p.status = 'paid'`
    expect([...paid]).toEqual([{ country, paid_minor: Number(price.replace(',', '')) }])
  }
})

test('what is paid in another country costs what it costs there, before it is ordered @phone', async ({
  open,
  join,
}) => {
  const page = await open(await join({ name: 'Ada', siteId: 'gloed' }), { ...still, host: 'vonk2.localhost' })
  await openAlive(page, '/credits/p2')
  const summary = page.getByRole('region', { name: 'Je bestelling' })
  await expect(summary).toContainText('€ 47,99')
  await page.getByRole('combobox', { name: /Land/ }).selectOption('BE')
  await expect(summary).toContainText('€ 49,99')
  await expect(page.getByText('€ 47,99')).toHaveCount(0)
})

test('who has a discount reads at the prices for all that theirs are lower @desktop', async ({ open, join }) => {
  const lower = (page: Page) =>
    page.getByText(/60 credits kosten jou nu €\s35,99\. Hier staan de prijzen zonder korting\./)
  const page = await open(await join({ name: 'Ada', createdAt: new Date() }), still)
  await openAlive(page, '/pricing')
  await expect(page.getByText('Jij hebt 25% korting')).toBeVisible()
  await expect(lower(page)).toBeVisible()
  await expectAccessible(page, 'prices beside a discount')
  await page.getByRole('link', { name: 'Bekijk jouw prijzen' }).click()
  await expect(page).toHaveURL('/credits')
  for (const other of [await open(null), await open(await join())]) {
    await other.goto('/pricing')
    await expect(other.getByRole('row', { name: '60 credits' })).toContainText('€ 47,99')
    await expect(other.getByText('korting', { exact: false })).toHaveCount(0)
  }
})

test('free and premium are told apart in whole words, however large the letters @phone', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada' }), still)
  await page.setViewportSize({ width: 360, height: 780 })
  await openAlive(page, '/premium')
  await expectWordsWhole(page.getByRole('table'), 'usual letters')
  await enlargeLetters(page)
  await expectWordsWhole(page.getByRole('table'), 'large letters')
  const own = page.getByRole('row', { name: 'Eigen foto’s' })
  await expect(own).toContainText('Gratis3')
  await expect(own.getByRole('cell').last()).toHaveText('Premium25')
})

test('packages and methods are named in whole words, however large the letters @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const ada = await join({ name: 'Ada', premiumSince: new Date() })
  await aSavedMethod(db, ada.id)
  const page = await open(ada, still)
  await page.setViewportSize({ width: 360, height: 780 })
  await openAlive(page, '/credits')
  await enlargeLetters(page)
  await expectWordsWhole(page.getByRole('link', { name: /Sneller bijkopen/ }), 'the short way')
  await expectWordsWhole(page.getByRole('list').filter({ hasText: 'Cadeau' }), 'what credits do')
  await openAlive(page, '/credits/p0/ideal')
  await enlargeLetters(page)
  await expect(page.getByRole('radio', { name: /^Testbank/ }).first()).toBeAttached()
  await expectWordsWhole(page.getByRole('group', { name: 'Betaalmethode' }), 'methods')
})

test('what one reads to pay stands in whole words, however large the letters @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const ada = await join({ name: 'Ada' })
  const { orderId } = await aReceiptedOrder(db, ada.id)
  await aSavedMethod(db, ada.id)
  const page = await open(ada, still)
  await page.setViewportSize({ width: 360, height: 780 })
  const places = [
    ...['/credits', '/credits/p2/ideal', '/credits/repeat-order', '/transactions', '/withdrawal'],
    ...[`/credits/${orderId}`, `/transactions/${orderId}`, `/transactions/${orderId}/withdraw`],
    '/withdrawal/do?notice=done',
  ]
  for (const place of places) {
    await openAlive(page, place)
    await enlargeLetters(page)
    await expectWordsWhole(page.getByRole('main'), place)
    await expectNoSidewaysScroll(page, place)
  }
})

test('what goes beyond a member’s own limit cannot be chosen, and says how much is left @phone', async ({
  open,
  join,
}) => {
  const page = await open(await join({ name: 'Ada', premiumSince: new Date() }), still)
  await limitTo(page, 'Per week', '50')
  await openAlive(page, '/credits')
  await expect(page.getByRole('radio', { name: /60 credits/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^150 credits/ })).toBeDisabled()
  await expect(page.getByText(/Boven je limiet: deze week nog €\s50,00/)).toHaveCount(1)
  await expect(page.getByRole('link', { name: /Je limiet: €\s50,00 per week/ })).toBeVisible()
  await expectAccessible(page, 'shop within a limit')

  await limitTo(page, 'Per week', '20')
  await openAlive(page, '/credits')
  await expect(page.getByRole('radio', { name: /^10 credits/ })).toBeChecked()

  await limitTo(page, 'Per week', '5')
  await openAlive(page, '/credits')
  await expect(page.getByRole('heading', { name: 'Past niet binnen je limiet' })).toBeVisible()
  await expect(
    page.getByText(/Je hebt zelf een limiet van €\s5,00 per week ingesteld\. Daar past geen enkele bundel in\./),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /Verder met/ })).toHaveCount(0)
  await expectAccessible(page, 'limit reached')
})

test('what goes beyond a member’s own limit has no button that orders or pays it @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const ada = await join({ name: 'Ada', premiumSince: new Date() })
  await aSavedMethod(db, ada.id)
  const failed = await anOrder(db, ada.id, { createdAt: new Date() })
  await aPayment(db, failed, { status: 'failed' })
  const page = await open(ada, still)
  // Higher than the pages: nothing lies under the bar.
  await page.setViewportSize({ ...page.viewportSize()!, height: 2400 })
  const beyond = page.getByText(
    /Je hebt zelf een limiet van €\s20,00 per week ingesteld\. Daarvan is nog €\s20,00 over, tot en met zondag\./,
  )
  const button = page.getByRole('button', { name: /^(Bestelling met betalingsverplichting|Betaal €)/ })
  await limitTo(page, 'Per week', '20')
  for (const place of ['/credits/p2', '/credits/repeat-order', `/credits/${failed.id}`]) {
    await openAlive(page, place)
    await expect(beyond).toBeVisible()
    await expect(button).toHaveCount(0)
    if (isPhone() && place === '/credits/p2')
      expect((await page.locator('[data-action-bar]').boundingBox())!.height, place).toBeLessThanOrEqual(112)
    await expect(page.getByRole('link', { name: 'Limiet bekijken' })).toHaveAttribute('href', '/credits/limit')
    await expectAccessible(page, `${place} beyond a limit`)
  }
  await page.getByRole('link', { name: 'Kies een andere bundel' }).click()
  await expect(page).toHaveURL('/credits')

  await openAlive(page, '/credits/repeat-order')
  await page.getByRole('radio', { name: /^10 credits/ }).check({ force: true })
  await expect(button).toBeVisible()
  await expect(beyond).toHaveCount(0)
  await page.getByRole('radio', { name: /^60 credits/ }).check({ force: true })
  await expect(beyond).toBeVisible()
  await openAlive(page, '/credits/p0')
  await expect(button).toBeVisible()
  // There the price is in another currency than the limit.
  await page.getByLabel('Land waaruit je betaalt').selectOption('Verenigd Koninkrijk')
  await expect(page.getByText('Je bestedingslimiet is in een andere valuta.')).toBeVisible()
  await expect(button).toHaveCount(0)

  await limitTo(page, 'Per week', '5')
  await openAlive(page, '/credits/p2')
  await expect(
    page.getByText(/Je hebt zelf een limiet van €\s5,00 per week ingesteld\. Daar past geen enkele bundel in\./),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kies een andere bundel' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Limiet bekijken' })).toBeVisible()
})
