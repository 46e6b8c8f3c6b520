import type { Page } from '@playwright/test'
import { allowLander } from '../db/testing/journeys.ts'
import { type Lander, serveLander } from './support/lander.ts'
import { followMail, openMailTo } from './support/mailbox.ts'
import { password } from './support/sign-up.ts'
import { anEmail, test as base, expect } from './support/test.ts'

const test = base.extend<{ lander: Lander }>({
  lander: async ({ baseURL }, use) => {
    const lander = serveLander(baseURL!)
    await use(lander)
    await lander.stop()
  },
})

/** A change of the operator shows within ten seconds. */
async function expectAllowed(page: Page, origin: string): Promise<void> {
  await expect(async () => {
    expect((await page.request.get('/api/settings.php', { headers: { origin } })).status()).toBe(200)
  }).toPass({ timeout: 30_000 })
}

async function fillIn(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await page.getByLabel('Profielnaam').fill(name)
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Geboortedatum').fill('1990-02-03')
  await page.getByLabel('Ik ben een').selectOption({ label: 'Vrouw' })
  await page.getByLabel('Regio').selectOption({ label: 'Utrecht' })
  await page.getByLabel('Wachtwoord').fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Gratis inschrijven' }).click()
}

test('a visitor signs up on a page elsewhere, confirms the mail and is logged in', async ({
  open,
  database,
  lander,
}) => {
  await allowLander(database.db, 'vonk', lander.origin)
  const page = await open(null)
  // A header that the page did not ask for would need the leave of the site.
  await page.context().setExtraHTTPHeaders({})
  const email = anEmail()
  await expectAllowed(page, lander.origin)
  await page.goto(`${lander.origin}/?network={google}&ref=spring`)

  await fillIn(page, { name: '@fay', email })
  await expect(page.getByRole('alert')).toHaveText('Je profielnaam mag niet met @ beginnen.')
  await expect(page.getByLabel('Profielnaam')).toBeFocused()

  await fillIn(page, { name: 'Fay', email })
  await expect(page).toHaveURL('/complete-signup?api_signup=1')
  await expect(page.getByRole('main')).toContainText(email)

  const mails = await page.context().newPage()
  await openMailTo(mails, email, /Bevestig je e-mailadres voor Vonk/)
  await followMail(mails, 'Bevestig e-mailadres')
  await expect(mails).toHaveURL('/activate/done')
  await mails.goto('/profile')
  await expect(mails.getByRole('heading', { name: /^Fay/ })).toBeVisible()
})
