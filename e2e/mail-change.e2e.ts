import { followMail, openMailTo } from './support/mailbox.ts'
import { anEmail, expect, test } from './support/test.ts'

const password = 'een lange zin om in te loggen'
const passwordHash = await Bun.password.hash(password)

test('a member gets another address: asked for in the profile, pressed in the new mailbox, shown in every tab @phone', async ({
  open,
  join,
}) => {
  const ada = await join({ name: 'Ada', passwordHash })
  const wanted = anEmail()
  const page = await open(ada)
  await page.goto('/profile')
  const section = page.getByRole('region', { name: 'E-mailadres' })
  await expect(section.getByText(ada.email)).toBeVisible()
  await section.getByRole('button', { name: 'Wijzig e-mailadres' }).click()
  const field = section.getByLabel('Nieuw e-mailadres')
  await expect(field).toBeFocused()
  await field.fill('ruben@gmial.com')
  await page.keyboard.press('Tab')
  await section.getByRole('button', { name: 'ruben@gmail.com' }).click()
  await expect(field).toHaveValue('ruben@gmail.com')
  await expect(section.getByText('Bedoel je')).toBeHidden()
  await field.fill(wanted)
  await section.getByLabel('Je wachtwoord', { exact: true }).fill('fout')
  await page.keyboard.press('Enter')
  await expect(section.getByLabel('Je wachtwoord', { exact: true })).toHaveAccessibleDescription(
    'Dit wachtwoord klopt niet.',
  )
  await expect(field).toHaveValue(wanted)
  await section.getByLabel('Je wachtwoord', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(section.getByText(`Er is een mail onderweg naar ${wanted}.`)).toBeVisible()
  await expect(section.getByRole('button', { name: 'Wijzig e-mailadres' })).toBeFocused()

  const mails = await page.context().newPage()
  await openMailTo(mails, ada.email, /wordt gewijzigd/)
  await openMailTo(mails, wanted, /Bevestig je nieuwe e-mailadres/)
  await followMail(mails, 'Bevestig nieuw e-mailadres')
  await expect(mails).toHaveURL('/mail-change/do')
  await expect(mails.getByText(`Het account van Ada op Vonk krijgt dit e-mailadres: ${wanted}`)).toBeVisible()
  await mails.getByRole('button', { name: 'Bevestig nieuw e-mailadres' }).click()
  await expect(mails.getByRole('heading', { name: 'Je e-mailadres is gewijzigd' })).toBeFocused()
  await expect(section.getByText(wanted, { exact: true })).toBeVisible()
  await expect(section.getByText('Er is een mail onderweg')).toHaveCount(0)
})
