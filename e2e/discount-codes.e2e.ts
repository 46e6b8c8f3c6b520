import { aDiscountCode } from '../db/testing/discounts.ts'
import { anOrder, aPayment } from '../db/testing/orders.ts'
import { openAlive } from './support/alive.ts'
import { expectAccessible, expectWholeAccessible, still } from './support/axe.ts'
import { buyAndRemember, comesToTheBank, placeOrder } from './support/money/bank.ts'
import { codeField, enterCode, openCodeField } from './support/money/code-field.ts'
import { expect, test } from './support/test.ts'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

test('who types the code of the first purchase while they are paying one finds the way to that one @phone', async ({
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
  await openCodeField(page)
  await enterCode(page, 'TIMEBONUS25')
  await expect(way).toBeVisible()
  await expectAccessible(page, 'a code that is refused for another order')
  await way.click()
  await expect(page).toHaveURL(`/credits/${order.id}`)
})

test('a code holds for what is chosen: another method or country takes it off with the reason, and the way back puts it on @desktop', async ({
  open,
  join,
  database: { db },
}) => {
  const withIdeal = await aDiscountCode(db, { paymentMethods: ['ideal'] })
  const inBelgium = await aDiscountCode(db, { country: 'BE' })
  const page = await open(await join({ name: 'Ada', premiumSince: new Date() }), still)
  const field = codeField(page)
  const halved = page.getByText('€ 24,00').first()
  const expectRefused = async (why: RegExp) => {
    await expect(field).toHaveAccessibleDescription(why)
    await expect(halved).toBeHidden()
  }
  const expectToldAtTheButton = (why: RegExp) =>
    expect(page.getByRole('status').filter({ hasText: why })).toBeInViewport({ ratio: 1 })
  await openAlive(page, '/credits/p2/ideal')
  await openCodeField(page)
  await page.getByRole('button', { name: 'Toepassen' }).click()
  await expect(field).toHaveAccessibleDescription('Typ eerst een code.')
  await expect(field).toBeFocused()
  await enterCode(page, withIdeal)
  await expect(halved).toBeVisible()
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await expectRefused(/alleen als je met iDEAL betaalt/)
  await expectToldAtTheButton(/alleen als je met iDEAL betaalt/)
  await expect(field).toHaveValue(withIdeal)
  await page.getByRole('radio', { name: 'iDEAL' }).check()
  await expect(page.getByText(`${withIdeal} toegepast`)).toBeVisible()
  await expect(halved).toBeVisible()

  await page.getByRole('button', { name: `${withIdeal} verwijderen` }).click()
  await enterCode(page, inBelgium)
  await expectRefused(/alleen voor betalingen uit één land: België/)
  // The refusal appears where the code was typed.
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
  await page.getByLabel('Land waaruit je betaalt').selectOption('BE')
  await expect(page.getByText(`${inBelgium} toegepast`)).toBeVisible()
  await page.getByLabel('Land waaruit je betaalt').focus()
  await page.getByLabel('Land waaruit je betaalt').selectOption('NL')
  await expectRefused(/alleen voor betalingen uit één land: België/)
  await expectToldAtTheButton(/alleen voor betalingen uit één land: België/)
  await expectAccessible(page, 'a code that does not hold where one pays')
})

test('of what is a member’s the best that holds with the chosen method counts, and one of another method is told and refuses nothing @phone', async ({
  open,
  join,
  database: { db, sql },
}) => {
  const ada = await join({ name: 'Ada', premiumSince: new Date() })
  const lifelong = await aDiscountCode(db, { memberId: ada.id, percentage: 20 })
  const page = await open(ada, still)
  await buyAndRemember(page)
  const rare = await aDiscountCode(db, {
    ...{ memberId: ada.id, percentage: 30, validity: 'once', paymentMethods: ['ideal', 'paypal'], country: 'NL' },
    ...{ currency: 'EUR', minimumMinor: 4000 },
  })
  const hint = page.getByText('Met iDEAL of PayPal krijg je 30% korting.')
  await openAlive(page, '/credits/p2')
  await expect(page.getByRole('radio', { name: /Visa die eindigt op 4242/ })).toBeChecked()
  await expect(page.getByText(`${lifelong} toegepast`)).toBeVisible()
  await expect(hint).toBeVisible()
  await expectAccessible(page, 'a discount that holds with another method')
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await expect(page.getByText(`${rare} toegepast`)).toBeVisible()
  await expect(page.getByText('€ 33,59').first()).toBeVisible()
  await expect(hint).toBeHidden()
  await page.getByLabel('Land waaruit je betaalt').selectOption('BE')
  await expect(page.getByText(`${lifelong} toegepast`)).toBeVisible()
  await page.getByLabel('Land waaruit je betaalt').selectOption('NL')
  await expect(page.getByText(`${rare} toegepast`)).toBeVisible()
  await page.getByRole('radio', { name: /Visa die eindigt op 4242/ }).check()
  await expect(page.getByText('€ 38,39').first()).toBeVisible()
  await placeOrder(page)
  await expect(page.getByRole('heading', { name: '60 credits erbij' })).toBeVisible()

  await openAlive(page, '/credits/repeat-order')
  await page.getByRole('radio', { name: /^60 credits/ }).check({ force: true })
  await expect(hint).toBeVisible()
  await placeOrder(page)
  await expect(page.getByRole('heading', { name: '60 credits erbij' })).toBeVisible()
  const paid = await sql`select total_minor from orders where member_id = ${ada.id} order by created_at`
  expect(paid.map(({ total_minor }: { total_minor: number }) => total_minor)).toEqual([799, 3839, 3839])
})

test('a typed code that takes off less than what is the member’s leaves that and says so, and so does one that fails @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const ada = await join({ name: 'Ada', premiumSince: new Date() })
  const lifelong = await aDiscountCode(db, { memberId: ada.id, percentage: 20 })
  const [smaller, larger] = [await aDiscountCode(db, { percentage: 10 }), await aDiscountCode(db, { percentage: 50 })]
  const page = await open(ada, still)
  const field = codeField(page)
  await openAlive(page, '/credits/p2')
  await page.getByRole('button', { name: `${lifelong} verwijderen` }).click()
  await expect(page.getByText('€ 38,39')).toHaveCount(0)
  await enterCode(page, 'NIETS')
  await expect(field).toHaveAccessibleDescription(/kennen we niet/)
  await expect(page.getByText(`${lifelong} toegepast`)).toBeVisible()
  await expect(page.getByText('€ 38,39').first()).toBeVisible()
  await enterCode(page, smaller)
  await expect(page.getByText(`Je hebt al 20% korting; ${smaller} geeft minder.`)).toBeVisible()
  await expect(page.getByText(`${lifelong} toegepast`)).toBeVisible()
  await expect(page.getByText('€ 38,39').first()).toBeVisible()
  await expectWholeAccessible(page, 'a code that takes off less')
  await page.getByRole('button', { name: `${lifelong} verwijderen` }).click()
  await expect(page.getByText('geeft minder')).toHaveCount(0)
  await expect(page.getByText('€ 38,39')).toHaveCount(0)
  await enterCode(page, larger)
  await expect(page.getByText(`${larger} toegepast`)).toBeVisible()
  await expect(page.getByText('€ 24,00').first()).toBeVisible()
})

test('after a code that is refused what is the member’s anyhow is shown and ordered, and can be taken off again @phone', async ({
  open,
  join,
  database: { sql },
}) => {
  const ada = await join({ name: 'Ada', createdAt: minutesAgo(60) })
  const page = await open(ada, still)
  await openAlive(page, '/credits/p2')
  const remove = page.getByRole('button', { name: 'TIMEBONUS25 verwijderen' })
  const field = codeField(page)
  await remove.click()
  await expect(page.getByText('€ 35,99')).toHaveCount(0)
  await enterCode(page, 'BESTAATNIET')
  await expect(field).toHaveAccessibleDescription(/kennen we niet/)
  await expect(field).toBeFocused()
  await expect(page.getByText('TIMEBONUS25 toegepast')).toBeVisible()
  await expect(page.getByText('€ 35,99').first()).toBeVisible()
  await expectWholeAccessible(page, 'a refused code beside a discount that counts')
  await remove.click()
  await expect(page.getByText('€ 35,99')).toHaveCount(0)
  await expect(field).toBeFocused()
  await enterCode(page, 'OOKNIET')
  await expect(page.getByText('€ 35,99').first()).toBeVisible()
  await placeOrder(page)
  await comesToTheBank(page)
  expect([...(await sql`select total_minor, discount_code from orders where member_id = ${ada.id}`)]).toEqual([
    { total_minor: 3599, discount_code: 'TIMEBONUS25' },
  ])
})
