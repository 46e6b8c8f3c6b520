import { aPaymentAtTheBank } from '../db/testing/journeys.ts'
import { expectAccessible, still } from './support/axe.ts'
import { expect, test } from './support/test.ts'

test('somebody pays at the test bank, and later their bank takes it back @desktop', async ({
  open,
  database,
  baseURL,
}) => {
  const path = await aPaymentAtTheBank(database.db, { returnUrl: `${baseURL}/login`, webhookUrl: `${baseURL}/healthz` })
  const page = await open(null, still)
  await page.goto(path)
  await expect(page.getByText('Dit is geen echte bank.')).toBeVisible()
  await expect(page.getByText('€ 47,99')).toBeVisible()
  await expectAccessible(page, 'a payment at the test bank')
  await page.getByLabel('Kies een testkaart').selectOption('Mastercard 4444')
  await page.getByText('Ongewone uitkomsten').click()
  await expect(page.getByLabel('Land van bank of kaart')).toHaveValue('NL')
  await page
    .getByRole('button', { name: /^Betalen paid/ })
    .first()
    .click()
  await expect(page).toHaveURL('/login')

  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Deze betaling is afgelopen: paid' })).toBeVisible()
  await page.getByRole('button', { name: 'Nu terugboeken' }).click()
  await expect(page.getByRole('heading', { name: 'Deze betaling is afgelopen: charged back' })).toBeVisible()
  await page.getByRole('link', { name: 'Webhook instellen' }).click()
  await expect(page.getByRole('heading', { name: 'Bezorging van webhooks' })).toBeVisible()
  await expectAccessible(page, 'the webhooks of the test bank')
})

test('its pages work without script, and its news arrive @phone', async ({ open, database, baseURL }) => {
  const facts = { returnUrl: `${baseURL}/login`, webhookUrl: `${baseURL}/healthz` }
  const withoutScript = await open(null, { javaScriptEnabled: false })
  await withoutScript.goto(await aPaymentAtTheBank(database.db, facts))
  await withoutScript.getByRole('button', { name: 'Annuleren' }).click()
  await expect(withoutScript).toHaveURL('/login')

  // The news leave by a job, and arrive.
  const attempts = withoutScript.getByRole('listitem').filter({ hasText: 'cancelled, poging 1' })
  await expect(async () => {
    await withoutScript.goto('/sandbox/webhooks')
    await expect(attempts.first()).toContainText('200', { timeout: 500 })
  }).toPass()
  await withoutScript.getByRole('button', { name: 'Stuur laatste opnieuw' }).click()
  await expect(withoutScript).toHaveURL('/sandbox/webhooks')
})
