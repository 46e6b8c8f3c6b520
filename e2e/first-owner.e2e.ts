import { Secret, TOTP } from 'otpauth'
import { anOwnerLink } from '../db/testing/staff.ts'
import { anEmail, expect, test } from './support/test.ts'

test('the first owner comes by the link, sets up the second factor, and needs it ever after @desktop', async ({
  open,
  database: { db },
}) => {
  const token = await anOwnerLink(db)
  const page = await open(null)
  await page.goto(`/admin/first-owner?token=${token}`)
  expect(page.url()).not.toContain(token)
  const [email, password] = [anEmail(), 'zeven zeilen bij dageraad']
  await page.getByLabel('Naam').fill('Olga')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Maak het account aan' }).click()

  await expect(page.getByRole('heading', { name: 'Stel tweestapsverificatie in' })).toBeVisible()
  const key = (await page.locator('a[href^="otpauth:"]').textContent())!.replaceAll(' ', '')
  const codes = new TOTP({ secret: Secret.fromBase32(key) })
  await page.getByLabel('Code', { exact: true }).fill(codes.generate())
  await page.getByRole('button', { name: 'Controleer de code' }).click()
  await expect(page).toHaveURL(/\/admin\/photos$/)
  await expect(page.getByText('Olga, eigenaar')).toBeVisible()
  await page.getByRole('button', { name: 'Uitloggen' }).click()

  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page.getByRole('heading', { name: 'Tweede stap' })).toBeVisible()
  await page.goto('/admin/photos')
  await expect(page.getByRole('heading', { name: 'Tweede stap' })).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(codes.generate({ timestamp: Date.now() + 30_000 }))
  await page.getByRole('button', { name: 'Controleer de code' }).click()
  await expect(page).toHaveURL(/\/admin\/photos$/)
  await page.goto(`/admin/first-owner?token=${token}`)
  await expect(page.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeVisible()
})
