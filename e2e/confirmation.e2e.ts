import { ageLinksOf } from '../db/testing/journeys.ts'
import { followMail, openMailTo } from './support/mailbox.ts'
import { anEmail, expect, test } from './support/test.ts'

test('an unconfirmed member is told so, asks for the mail again, and mends the address @phone', async ({
  open,
  join,
}) => {
  const [noah, ada] = [await join({ name: 'Noah', confirmedAt: null }), await join({ name: 'Ada' })]
  const page = await open(noah)
  await page.goto('/activate/done')
  await expect(page).toHaveURL('/complete-signup')
  await page.goto(`/members/${ada.id}/chat`)
  await expect(page.getByText('Bevestig eerst je e-mailadres')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Versturen' })).toBeDisabled()
  await page.goto('/members')
  await expect(page.getByText('Tot die tijd kan niemand je vinden')).toBeVisible()
  await page.getByRole('link', { name: 'Bevestigen' }).click()
  await expect(page).toHaveURL('/complete-signup')
  await page.getByRole('button', { name: 'Stuur de mail opnieuw' }).click()
  await expect(page.getByText('Er is een nieuwe mail onderweg.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Opnieuw sturen kan over 0:\d\d$/ })).toBeDisabled()

  const email = anEmail()
  await page.getByRole('button', { name: 'Wijzig e-mailadres' }).click()
  const field = page.getByLabel('Nieuw e-mailadres')
  await field.fill('noah@gmial.com')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'noah@gmail.com' }).click()
  await expect(field).toHaveValue('noah@gmail.com')
  await field.fill('geen adres')
  await page.getByRole('button', { name: 'Stuur mail naar dit adres' }).click()
  await expect(field).toHaveAccessibleDescription('Nieuw e-mailadres invalide.')
  await expect(field).toBeFocused()
  await field.fill(ada.email)
  await page.getByRole('button', { name: 'Stuur mail naar dit adres' }).click()
  await expect(field).toHaveAccessibleDescription('Dit e-mailadres heeft al een account op deze site.')
  await field.fill(email)
  await page.getByRole('button', { name: 'Stuur mail naar dit adres' }).click()
  await expect(page.getByText(`We hebben een mail gestuurd naar ${email}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Wijzig e-mailadres' })).toBeFocused()

  const mails = await page.context().newPage()
  await openMailTo(mails, email, /Bevestig je e-mailadres voor Vonk/)
  await followMail(mails, 'Bevestig e-mailadres')
  await expect(mails).toHaveURL('/activate/done')
  await expect(page.getByRole('heading', { name: 'Je e-mailadres is bevestigd' })).toBeVisible()
})

test('a wrong activation link says so, and leads to a new one @phone', async ({ open, join, database: { db } }) => {
  const noah = await join({ name: 'Noah', confirmedAt: null })
  const page = await open(noah)
  await page.goto('/activate?token=bestaat-niet')
  await expect(page).toHaveURL('/activate/error')
  await expect(page.getByRole('heading', { name: 'Activeren mislukt' })).toBeVisible()
  await page.getByRole('link', { name: 'Vraag een nieuwe mail aan' }).click()
  await page.getByRole('button', { name: 'Stuur de mail opnieuw' }).click()
  // Until then there is no link.
  await expect(page.getByText('Er is een nieuwe mail onderweg.')).toBeVisible()
  await expect(page.getByText(`We hebben een mail gestuurd naar ${noah.email}`)).toBeVisible()

  await ageLinksOf(db, noah.id)
  await openMailTo(page, noah.email, /Bevestig/)
  await followMail(page, 'Bevestig e-mailadres')
  await expect(page).toHaveURL('/activate/error')
})
