import type { Page } from '@playwright/test'
import { hold } from './support/hold.ts'
import { followMail, openMailTo } from './support/mailbox.ts'
import { foundMembers, searchFor } from './support/search.ts'
import {
  beginSignUp,
  chooseGender,
  expectMailSent,
  goOn,
  password,
  sendSignUp,
  typeBirthDate,
} from './support/signup.ts'
import { expect, moving, test } from './support/test.ts'

const unique = () => Bun.randomUUIDv7().slice(-12)

/** The number that a title shows in brackets; 0 without one. */
const waiting = async (page: Page) => Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0)

async function logInAsDemo(page: Page, who: string): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: who }).click()
  await expect(page).toHaveURL(/\/members/)
}

test('somebody signs up, confirms the address, finds Sophie and likes her; she likes back @phone', async ({ open }) => {
  const name = `Bram ${unique().slice(0, 5)}`
  const email = `bram-${unique()}@example.org`
  const bram = await open(null, moving)
  await expectMailSent(await sendSignUp(bram, { name, email }), email)

  const mails = await bram.context().newPage()
  await openMailTo(mails, email, /Bevestig je e-mailadres voor Vonk/)
  await followMail(mails, 'Bevestig e-mailadres')
  await expect(mails.getByRole('heading', { name: 'Je e-mailadres is bevestigd' })).toBeVisible()
  await expect(mails).toHaveURL('/activate/done')
  // The page that waited sees it by itself.
  await expect(bram.getByRole('heading', { name: 'Je e-mailadres is bevestigd' })).toBeVisible()
  await mails.close()

  const sophie = await open(null)
  await logInAsDemo(sophie, 'Sophie, premiumlid')
  await sophie.goto('/profile')
  await sophie.getByRole('link', { name: 'Bekijken' }).click()
  const age = Number(
    /Sophie (\d+)/.exec((await sophie.getByRole('heading', { name: /^Sophie/ }).textContent()) ?? '')?.[1],
  )
  const { pathname: profile } = new URL(sophie.url())
  await sophie.getByRole('link', { name: 'Terug', exact: true }).last().click()
  // The demo has left her something; the title counts it when the page is alive.
  await expect(sophie).toHaveTitle(/^\(/)
  const before = await waiting(sophie)

  await bram.getByRole('link', { name: 'Naar de leden' }).click()
  await searchFor(bram, { gender: 'Vrouw', country: 'Nederland', region: 'Noord-Holland', from: age, to: age })
  await foundMembers(bram).locator(`a[href="${profile}"]`).click()
  await expect(bram.getByRole('heading', { name: `Sophie ${age}`, level: 1 })).toBeVisible()
  const heart = bram.getByRole('button', { name: 'Like voor Sophie' })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  const told = sophie.getByRole('article').filter({ hasText: `${name} vindt je leuk.` })
  await expect(told).toBeVisible()
  await expect(sophie).toHaveTitle(new RegExp(`^\\(${before + 1}\\)`))
  await expect(sophie.getByRole('link', { name: /^Likes.* nieuw/ })).toBeVisible()
  await told.getByRole('button', { name: 'Bekijk profiel' }).click()
  await expect(sophie.getByText('Vindt jou leuk')).toBeVisible()
  // Opening the profile clears its mark.
  await expect(sophie).toHaveTitle(before > 0 ? new RegExp(`^\\(${before}\\)`) : /^[^(]/)

  await sophie.getByRole('button', { name: `Like voor ${name}` }).click()
  await expect(sophie.getByRole('dialog', { name: 'Het is een match!' })).toContainText(
    `Jij en ${name} vinden elkaar leuk.`,
  )
  const match = bram.getByRole('dialog', { name: 'Het is een match!' })
  await expect(match).toContainText('Jij en Sophie vinden elkaar leuk.')
  await match.getByRole('link', { name: 'Stuur Sophie een bericht' }).click()
  await expect(bram.getByRole('textbox', { name: 'Bericht aan Sophie' })).toBeVisible()

  await bram.goto('/likes/matches')
  await expect(bram.getByRole('list', { name: 'Matches' }).getByRole('article')).toHaveCount(1)
})

test('each step of sign-up says what is wrong beside the field, keeps what was typed, and leads back @desktop', async ({
  open,
}) => {
  const page = await open(null)
  const typed = `eva.${unique()}`
  const signUp = await beginSignUp(page, { name: '@eva', email: `${typed}@gmial.com` })

  await signUp.getByRole('button', { name: 'Verder' }).click()
  await expect(signUp.getByRole('group', { name: 'Ik ben een' })).toHaveAccessibleDescription('Kies je geslacht.')
  await chooseGender(signUp, 'Vrouw', 'Allebei')
  await goOn(signUp, 'Even voorstellen')

  const name = signUp.getByLabel('Profielnaam')
  const email = signUp.getByLabel('E-mailadres')
  const birthDate = signUp.getByRole('group', { name: 'Geboortedatum' })
  await expect(name).toHaveValue('@eva')
  await expect(signUp.getByRole('button', { name: `${typed}@gmail.com` })).toBeVisible()
  await typeBirthDate(signUp, '31', '2', '1990')
  await signUp.getByRole('button', { name: 'Verder' }).click()
  await expect(name).toHaveAccessibleDescription(/Je profielnaam mag niet met @ beginnen\./)
  await expect(birthDate).toHaveAccessibleDescription('Ongeldige geboortedatum.')
  await expect(signUp.getByLabel('Dag')).toHaveValue('31')
  // Some of it was said before, of each field by itself; the focus tells that the step was checked.
  await expect(name).toBeFocused()

  await name.fill(`${typed}@gmial.com`)
  await typeBirthDate(signUp, '1', '1', '2015')
  await signUp.getByRole('button', { name: 'Verder' }).click()
  await expect(name).toHaveAccessibleDescription(/Je profielnaam moet anders zijn dan je e-mailadres\./)
  await expect(birthDate).toHaveAccessibleDescription('Vul uw geboortedatum in (18+ jaar)')
  await expect(name).toBeFocused()

  await email.fill('geen adres')
  await signUp.getByRole('button', { name: 'Verder' }).click()
  await expect(email).toHaveAccessibleDescription('Ongeldige e-mail')
  await expect(email).toHaveValue('geen adres')
  await expect(name).toBeFocused()

  await email.fill(`${typed}@gmial.com`)
  await email.blur()
  await signUp.getByRole('button', { name: `${typed}@gmail.com` }).click()
  await expect(email).toHaveValue(`${typed}@gmail.com`)
  await name.fill('Eva')
  await typeBirthDate(signUp, '29', '2', '1992')
  await goOn(signUp, 'Waar woon je?')

  await signUp.getByRole('button', { name: 'Terug naar stap 2: Even voorstellen' }).click()
  await expect(name).toHaveValue('Eva')
  await expect(email).toHaveValue(`${typed}@gmail.com`)
  await goOn(signUp, 'Waar woon je?')
  await signUp.getByLabel('Land').selectOption({ label: 'België' })
  await signUp.getByLabel('Regio').selectOption({ label: 'Antwerpen' })
  const city = signUp.getByRole('combobox', { name: 'Woonplaats' })
  await city.pressSequentially('meche')
  await signUp.getByRole('option', { name: 'Mechelen' }).first().click()
  // The browser's own way back is one step too.
  await page.goBack()
  await expect(name).toHaveValue('Eva')
  await goOn(signUp, 'Waar woon je?')
  await expect(city).toHaveValue('Mechelen')
  await goOn(signUp, 'Vertel iets over jezelf')

  await signUp.getByLabel('Geaardheid').selectOption({ label: 'Biseksueel' })
  await signUp.getByRole('button', { name: 'Verder' }).click()
  const consent = signUp.getByRole('checkbox', { name: /toestemming om mijn geaardheid te bewaren/ })
  await expect(consent).toHaveAccessibleDescription('Geef hiervoor eerst je toestemming.')
  await consent.check()
  await signUp.getByLabel('In je eigen woorden').fill('Zondag is bakdag.')
  await signUp.getByRole('option', { name: 'Bakken' }).click()
  await goOn(signUp, 'Kies een wachtwoord')

  const secret = signUp.getByLabel('Wachtwoord', { exact: true })
  const terms = signUp.getByRole('checkbox')
  await secret.fill('kort')
  await terms.check()
  await signUp.getByRole('button', { name: 'Account aanmaken' }).click()
  await expect(secret).toHaveAccessibleDescription(/Kies een wachtwoord van 8 tot 128 tekens\./)
  await expect(secret).toBeFocused()
  await secret.fill(password)
  await terms.uncheck()
  await signUp.getByRole('button', { name: 'Account aanmaken' }).click()
  await expect(terms).toHaveAccessibleDescription('Geef hiervoor eerst je toestemming.')
  await expect(terms).toBeFocused()
  await terms.check()
  await signUp.getByRole('button', { name: 'Account aanmaken' }).click()
  await signUp.getByRole('button', { name: 'Overslaan' }).click()
  await expect(signUp).toContainText(`We hebben een mail gestuurd naar ${typed}@gmail.com`)

  await signUp.getByRole('link', { name: 'Alvast rondkijken' }).click()
  await page.goto('/profile')
  await expect(page.getByRole('textbox', { name: 'Over mij' })).toHaveValue('Zondag is bakdag.')
  await expect(page.getByRole('button', { name: 'Plaats Mechelen' })).toBeVisible()
  await expect(page.getByText('Bevestig je e-mailadres')).toBeVisible()
})

test('sign-up cannot be closed while it runs @desktop', async ({ open }) => {
  const page = await open(null)
  const letThrough = await hold(page, '**/trpc/signup.signUp*')
  const email = `tess-${unique()}@example.org`
  const signUp = await sendSignUp(page, { name: 'Tess', email })
  await expect(signUp.getByRole('heading', { name: 'Je account wordt aangemaakt' })).toBeVisible()
  await expect(signUp.getByRole('listitem')).toHaveText([
    'Gegevens controleren: klaar',
    'Account aanmaken: bezig',
    'Leden voor je zoeken: wacht',
    'Bevestigingsmail versturen: wacht',
  ])
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(signUp.getByRole('button')).toHaveCount(0)
  await expect(signUp.getByRole('heading', { name: 'Je account wordt aangemaakt' })).toBeVisible()
  letThrough()
  await expectMailSent(signUp, email)
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(signUp.getByRole('heading', { name: 'Nog één ding: bevestig je e-mailadres' })).toBeVisible()
})
