import { openAlive } from './support/alive.ts'
import { expectWholeAccessible, still } from './support/axe.ts'
import { atTheBank, buyAndRemember, comesToTheBank, consent, orderButton, placeOrder } from './support/money/bank.ts'
import { expect, test } from './support/test.ts'

test('a card that was remembered buys again by one tap, and by a double tap once @phone', async ({
  open,
  join,
  database,
}) => {
  const ada = await join({ name: 'Ada' })
  const page = await open(ada, still)
  await openAlive(page, '/credits/repeat-order')
  await expect(page.getByRole('heading', { name: 'Nog geen opgeslagen betaalmethoden' })).toBeVisible()
  await buyAndRemember(page)

  await openAlive(page, '/credits')
  await page.getByRole('link', { name: 'Sneller bijkopen Met Visa die eindigt op 4242' }).click()
  await expect(page).toHaveURL(/repeat-order/)
  await expect(page.getByText('Visa die eindigt op 4242')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^10 credits/ })).toBeChecked()
  await orderButton(page).click()
  await expect(consent(page)).toHaveAccessibleDescription(/Vink eerst aan/)
  await page.getByRole('radio', { name: /^25 credits/ }).check({ force: true })
  await expect(page.getByText(/25 credits: €\s0,90 per bericht\. Inclusief 21% btw\./)).toBeVisible()
  await expectWholeAccessible(page, 'repeat-order')
  await consent(page).check()
  await orderButton(page).dblclick()
  await expect(page.getByRole('heading', { name: '25 credits erbij' })).toBeVisible()
  await expect(page.getByText('Visa die eindigt op 4242')).toBeVisible()
  const paid = await database.sql`select credits from orders where member_id = ${ada.id} order by created_at`
  expect(paid.map(({ credits }: { credits: number }) => credits)).toEqual([10, 25])

  // The checkout lists the saved card first.
  await openAlive(page, '/credits/p0')
  await expect(page.getByRole('radio').first()).toHaveAccessibleName(/Visa die eindigt op 4242/)
  await expect(page.getByRole('radio', { name: /Visa die eindigt op 4242/ })).toBeChecked()
  await expectWholeAccessible(page, 'checkout-remembered')
})

test('a tap in each of two tabs is one purchase @phone', async ({ open, join, database }) => {
  const ada = await join({ name: 'Ada' })
  const [page, other] = [await open(ada, still), await open(ada, still)]
  await buyAndRemember(page)
  for (const tab of [page, other]) {
    await openAlive(tab, '/credits/repeat-order')
    await consent(tab).check()
  }
  await Promise.all([orderButton(page).click(), orderButton(other).click()])
  for (const tab of [page, other]) await expect(tab.getByRole('heading', { name: '10 credits erbij' })).toBeVisible()
  const [{ n }] = await database.sql`select count(*)::int as n from orders where member_id = ${ada.id}`
  expect(n).toBe(2)
})

test('a card that is declined leaves the order to the same card or another way @phone', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada' }), still)
  await buyAndRemember(page, 'visa_once')
  await openAlive(page, '/credits/repeat-order')
  await placeOrder(page)
  await expect(page.getByRole('heading', { name: 'Je kaart is geweigerd' })).toBeVisible()
  await expect(page.getByText(/De bank van je Visa die eindigt op 0341 keurde de betaling niet goed/)).toBeVisible()
  await expectWholeAccessible(page, 'declined')
  await page.getByRole('button', { name: /^Betaal €\s9,99 met Visa die eindigt op 0341$/ }).click()
  await expect(page.getByRole('heading', { name: 'Je kaart is geweigerd' })).toBeVisible()
  await page.getByRole('button', { name: 'Andere betaalmethode' }).click()
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: /^Betaal €\s9,99 met PayPal$/ }).click()
  await comesToTheBank(page)
  await atTheBank(page, 'Betalen')
  await expect(page.getByRole('heading', { name: '10 credits erbij' })).toBeVisible()
})

test('a card is forgotten at the transactions, in every tab @desktop', async ({ open, join }) => {
  const ada = await join({ name: 'Ada' })
  const [page, other] = [await open(ada, still), await open(ada, still)]
  await buyAndRemember(page)
  await openAlive(other, '/credits/repeat-order')
  // It comes with the page, above whatever was paid, and moves none of that.
  expect(await (await page.request.get('/transactions')).text()).toContain('Visa die eindigt op 4242 verwijderen')
  await openAlive(page, '/transactions')
  await expect(
    page.getByText('als je zelf op de bestelknop drukt, of op een betaalknop met het bedrag erop.'),
  ).toBeVisible()
  await expectWholeAccessible(page, 'remembered')
  await page.getByRole('button', { name: 'Visa die eindigt op 4242 verwijderen' }).click()
  await expect(page.getByText('Visa die eindigt op 4242 is verwijderd.')).toBeFocused()
  await expect(other.getByRole('heading', { name: 'Nog geen opgeslagen betaalmethoden' })).toBeVisible()
  await openAlive(page, '/credits/p0')
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /Visa eindigt/ })).toHaveCount(0)
})

test('a card that its bank has ended says so at the next tap and at the transactions, and is offered no more @phone', async ({
  open,
  join,
  database: { sql },
}) => {
  const ada = await join({ name: 'Ada' })
  const page = await open(ada, still)
  await buyAndRemember(page)
  await sql`
    update sandbox_mandates set forgotten_at = now()
    where id = (select mandate_id from saved_methods where member_id = ${ada.id})`
  await openAlive(page, '/credits/repeat-order')
  await placeOrder(page)
  await expect(page.getByRole('heading', { name: 'Deze betaalmethode werkt niet meer' })).toBeVisible()
  await expect(page.getByText(/Met Visa die eindigt op 4242 kun je niet meer betalen/)).toBeVisible()
  await expect(page.getByRole('button', { name: /Visa die eindigt op 4242/ })).toHaveCount(0)
  await expectWholeAccessible(page, 'a card that has ended')
  await openAlive(page, '/transactions')
  await expect(page.getByText('Werkt niet meer. Betaal er opnieuw mee om deze weer op te slaan.')).toBeVisible()
  await expectWholeAccessible(page, 'remembered, and ended')
  await openAlive(page, '/credits/p0')
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /Visa eindigt/ })).toHaveCount(0)
  await openAlive(page, '/transactions')
  await page.getByRole('button', { name: 'Visa die eindigt op 4242 verwijderen' }).click()
  await expect(page.getByText('Visa die eindigt op 4242 is verwijderd.')).toBeFocused()
})
