import type { Page } from '@playwright/test'
import { followMail, openMailTo } from './support/mailbox.ts'
import { expect, test } from './support/test.ts'

const passwordHash = await Bun.password.hash('een lange zin om in te loggen')
const fresh = 'een heel nieuwe zin'

async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
}
async function choose(page: Page, first: string, second = first): Promise<void> {
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(first)
  await page.getByLabel('Herhaal je nieuwe wachtwoord').fill(second)
  await page.keyboard.press('Enter')
}

test('who forgot the password chooses a new one by mail, and is out everywhere else @phone', async ({ open, join }) => {
  const ada = await join({ name: 'Ada', passwordHash })
  const elsewhere = await open(ada)
  await elsewhere.goto('/members')
  await elsewhere.waitForLoadState('networkidle')
  const page = await open(null)
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  await logIn(page, ada.email, 'vergeten')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  // The log-in form has a field of the same name, and remains until the next page is drawn.
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveCount(0)
  const field = page.getByLabel('E-mailadres')
  await expect(field).toHaveValue(ada.email)
  await field.fill('nobody@example.org')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription('E-mailadres niet gevonden')
  await expect(field).toBeFocused()
  await field.fill(ada.email)
  await field.press('Enter')
  const heading = page.getByRole('heading', { name: 'Kijk in je mailbox' })
  await expect(heading).toBeFocused()

  await openMailTo(page, ada.email, /Kies een nieuw wachtwoord voor Vonk/)
  await followMail(page, 'Kies een nieuw wachtwoord')
  await expect(page).toHaveURL('/reset-password/do')
  await expect(page.getByText('Voor het account van Ada op Vonk.')).toBeVisible()
  await page.reload()
  await page.waitForLoadState('networkidle')
  await choose(page, fresh, 'iets anders')
  await expect(page.getByLabel('Herhaal je nieuwe wachtwoord')).toHaveAccessibleDescription(
    'De opgegeven wachtwoorden zijn niet gelijk.',
  )
  await choose(page, fresh)
  await expect(page.getByRole('heading', { name: 'Je wachtwoord is gewijzigd' })).toBeVisible()
  await expect(elsewhere).toHaveURL(/\/login\?.*notice=ended/)
  await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click()
  await logIn(page, ada.email, fresh)
  await expect(page.getByRole('button', { name: 'Mijn account: Ada' })).toBeVisible()

  await page.goBack()
  // The log-in page redirects a logged-in member. A navigation that starts before that would be lost.
  await expect(page).toHaveURL('/members')
  await page.goto('/reset-password/do')
  await expect(
    page.getByRole('heading', { name: 'Link verlopen of invalide, vraag een nieuwe e-mail aan' }),
  ).toBeVisible()
})

test('a member who is logged in chooses a new password, and is not led away by the end of the session @phone', async ({
  open,
  join,
}) => {
  const ada = await join({ name: 'Ada', passwordHash })
  const page = await open(ada)
  await page.goto('/reset-password')
  await page.waitForLoadState('networkidle')
  await expect(page.getByLabel('E-mailadres')).toHaveValue(ada.email)
  await page.getByRole('button', { name: 'Mail me een link' }).click()
  await expect(page.getByRole('heading', { name: 'Kijk in je mailbox' })).toBeVisible()
  await openMailTo(page, ada.email, /Kies een nieuw wachtwoord/)
  await followMail(page, 'Kies een nieuw wachtwoord')
  await page.waitForLoadState('networkidle')
  await choose(page, fresh)
  await expect(page.getByRole('heading', { name: 'Je wachtwoord is gewijzigd' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible()
})

test('two tabs with links of two accounts change a password each, and without script it works as well @desktop', async ({
  open,
  join,
}) => {
  const [ada, ben] = [await join({ name: 'Ada', passwordHash }), await join({ name: 'Ben', passwordHash })]
  const first = await open(null, { javaScriptEnabled: false })
  const second = await first.context().newPage()
  for (const [page, { email, name }] of [
    [first, ada],
    [second, ben],
  ] as const) {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
    await page.getByLabel('E-mailadres').fill(email)
    await page.getByRole('button', { name: 'Mail me een link' }).click()
    await expect(page.getByRole('heading', { name: 'Kijk in je mailbox' })).toBeVisible()
    await expect(page).toHaveURL('/reset-password?notice=sent')
    await openMailTo(page, email, /Kies een nieuw wachtwoord/)
    await followMail(page, 'Kies een nieuw wachtwoord')
    await expect(page.getByText(`Voor het account van ${name} op Vonk.`)).toBeVisible()
  }
  await choose(first, 'kort')
  await expect(first.getByText('Kies een wachtwoord van 8 tot 128 tekens.')).toBeVisible()
  // Though the other tab has followed another link since.
  await expect(first.getByText('Voor het account van Ada op Vonk.')).toBeVisible()
  for (const page of [first, second]) {
    await choose(page, fresh)
    await expect(page.getByRole('heading', { name: 'Je wachtwoord is gewijzigd' })).toBeVisible()
  }
})
