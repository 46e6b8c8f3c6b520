import { aPaidOrder } from '../db/testing/orders.ts'
import { openAlive } from './support/alive.ts'
import { expectAccessible, still } from './support/axe.ts'
import { limitTo } from './support/money/limit.ts'
import { expect, test } from './support/test.ts'

test('a spending limit is set at once, and raised only a day later @phone', async ({ open, join }) => {
  const ada = await join({ name: 'Ada' })
  const [page, other] = [await open(ada), await open(ada)]
  await openAlive(page, '/credits/limit')
  await openAlive(other, '/credits/limit')
  const [amount, save] = [page.getByLabel('Hoogste bedrag'), page.getByRole('button', { name: 'Limieten opslaan' })]

  await page.getByRole('switch', { name: 'Per week' }).click()
  await amount.fill('veel')
  await save.click()
  await expect(amount).toHaveAccessibleDescription(/Vul een bedrag in/)
  await page.setViewportSize({ width: 360, height: 520 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(save).toBeInViewport({ ratio: 1 })
  await amount.fill('50')
  await amount.press('Enter')
  await expect(page.getByText('€ 0,00 besteed, nog € 50,00.')).toBeVisible()
  await expect(save).toBeFocused()
  await expect(other.getByText('€ 0,00 besteed, nog € 50,00.')).toBeVisible()

  await amount.fill('75,50')
  await save.click()
  await expect(page.getByText(/Je weeklimiet gaat op .* van €\s50,00 naar €\s75,50/)).toBeVisible()
  await expect(other.getByText(/naar €\s75,50/)).toBeVisible()
  for (const there of [amount, other.getByLabel('Hoogste bedrag')]) await expect(there).toHaveValue('75,50')
  await other.getByRole('button', { name: 'Niet verhogen' }).click()
  await expect(page.getByText(/naar €\s75,50/)).toBeHidden()
  await expect(amount).toHaveValue('50,00')

  await openAlive(other, '/transactions')
  await expect(other.getByRole('link', { name: /Je limiet: €\s50,00 per week/ })).toBeVisible()
})

test('a limit per month is lowered at once and raised a day later, and the shop keeps to it @phone', async ({
  open,
  join,
  database: { db, sql },
}) => {
  const ada = await join({ name: 'Ada' })
  const page = await open(ada, { ...still, timezoneId: 'UTC' })
  const main = page.getByRole('main')
  const aDayPasses = () =>
    sql`update spending_limits set holds_from = now() where member_id = ${ada.id} and holds_from > now()`
  await openAlive(page, '/credits/limit')
  for (const rule of ['Verlagen gaat meteen in.', 'Verhogen of uitzetten gaat na 24 uur in.', 'een maand op de 1e'])
    await expect(main).toContainText(rule)
  await limitTo(page, 'Per maand', '200')
  await limitTo(page, 'Per maand', '50')
  await expect(main).toContainText(/€\s0,00 besteed, nog €\s50,00\./)
  await expect(main).not.toContainText('Verhoging gepland')

  await limitTo(page, 'Per maand', '120')
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000)
  const date = tomorrow.toLocaleDateString('nl-NL', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  await expect(main).toContainText(new RegExp(`Je maandlimiet gaat op ${date}.* van €\\s50,00 naar €\\s120,00`))
  await expectAccessible(page, 'a limit that is to be raised')
  const largest = page.getByRole('radio', { name: /^150 credits/ })
  await openAlive(page, '/credits')
  await expect(largest).toBeDisabled()
  await expect(page.getByText(/Boven je limiet: deze maand nog €\s50,00/)).toHaveCount(1)
  await expect(page.getByRole('link', { name: /Je limiet: €\s50,00 per maand/ })).toBeVisible()
  await aDayPasses()
  await openAlive(page, '/credits')
  await expect(largest).toBeEnabled()
  await expect(page.getByRole('link', { name: /Je limiet: €\s120,00 per maand/ })).toBeVisible()

  await openAlive(page, '/credits/limit')
  await page.getByRole('switch', { name: 'Per maand' }).click()
  await page.getByRole('button', { name: 'Limieten opslaan' }).click()
  await expect(main).toContainText(new RegExp(`Je maandlimiet van €\\s120,00 vervalt op ${date}`))
  const on = page.getByRole('switch', { name: 'Per maand' })
  await expect(on).toHaveAttribute('aria-checked', 'false')
  await openAlive(page, '/credits/limit')
  await expect(on).toHaveAttribute('aria-checked', 'false')
  await page.getByRole('button', { name: 'Limiet behouden' }).click()
  await expect(main).not.toContainText('vervalt op')
  await expect(on).toHaveAttribute('aria-checked', 'true')

  await limitTo(page, 'Per maand', '5')
  await openAlive(page, '/credits')
  await expect(page.getByRole('heading', { name: 'Past niet binnen je limiet' })).toBeVisible()
  await expect(main).toContainText(
    /Je hebt zelf een limiet van €\s5,00 per maand ingesteld\. Daar past geen enkele bundel in\./,
  )

  await limitTo(page, 'Per maand', '15')
  await aDayPasses()
  await aPaidOrder(db, ada.id, { createdAt: new Date(), credits: 10, totalMinor: 999, packageId: 'p0' })
  await openAlive(page, '/credits')
  await expect(page.getByRole('heading', { name: 'Je maandlimiet is bereikt' })).toBeVisible()
  await expect(main).toContainText(
    /€\s15,00 per maand ingesteld\. Vanaf de 1e van de maand kun je weer credits kopen\./,
  )
  await expectAccessible(page, 'a limit per month that is reached')
})
