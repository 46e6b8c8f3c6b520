import { hold, holdScripts } from './support/hold.ts'
import { photoFile } from './support/photo-file.ts'
import { chooseGender } from './support/signup.ts'
import { expect, test } from './support/test.ts'

const password = 'een lange zin om in te loggen'
const passwordHash = await Bun.password.hash(password)

test('who logs in before the script has arrived is logged in all the same @phone', async ({ open, join }) => {
  const ada = await join({ name: 'Ada', passwordHash })
  const page = await open(null)
  const letThrough = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('E-mailadres').fill(ada.email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  letThrough()
  await expect(page).toHaveURL('/members')
})

test('an address known from sign-up is filled in, but not where one is typing already @desktop', async ({ open }) => {
  const page = await open(null)
  await page.goto('/login')
  await page.evaluate(() => sessionStorage.setItem('signup-draft', JSON.stringify({ email: 'known@example.org' })))
  await page.reload()
  const email = page.getByLabel('E-mailadres')
  await expect(email).toHaveValue('known@example.org')

  const letThrough = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await email.focus()
  letThrough()
  await page.waitForLoadState('networkidle')
  await page.keyboard.type('other@example.org')
  await expect(email).toHaveValue('other@example.org')
})

test('photos of oneself that are chosen before the script has arrived are taken up @phone', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada' }))
  const letThrough = await holdScripts(page)
  await page.goto('/profile/photos', { waitUntil: 'commit' })
  await page.getByLabel('Kies je eerste foto').setInputFiles([await photoFile()])
  letThrough()
  await expect(page.getByRole('dialog', { name: 'Bijsnijden' })).toBeVisible()
})

test('what is written about oneself before the script has arrived goes on where it was, and is stored @phone', async ({
  open,
  join,
}) => {
  const page = await open(await join({ name: 'Ada', about: 'zondag' }))
  const letThrough = await holdScripts(page)
  const about = page.getByRole('textbox', { name: 'Over mij' })
  await page.goto('/profile', { waitUntil: 'commit' })
  await about.press('Home')
  await page.keyboard.type('Op ')
  letThrough()
  await page.waitForLoadState('networkidle')
  await page.keyboard.type('elke ')
  await expect(about).toHaveValue('Op elke zondag')
  await about.blur()
  await expect(page.getByText('Opgeslagen', { exact: true })).toBeVisible()
  await page.reload()
  await expect(about).toHaveValue('Op elke zondag')
})

test('what is written about oneself before the script has arrived does not go over what this browser keeps @phone', async ({
  open,
  join,
}) => {
  const page = await open(await join({ name: 'Ada', about: 'zondag' }))
  const about = page.getByRole('textbox', { name: 'Over mij' })
  const answer = await hold(page, '**/trpc/profile.change*')
  await page.goto('/profile')
  await about.press('Home')
  await page.keyboard.type('Vrij op ')
  await expect(page.getByText('Nog niet opgeslagen')).toBeVisible()

  const letThrough = await holdScripts(page)
  await page.goto('/profile', { waitUntil: 'commit' })
  await about.press('Home')
  await page.keyboard.type('Elke ')
  letThrough()
  await expect(about).toHaveValue('Vrij op zondag')
  await expect(page.getByText('Elke zondag')).toBeVisible()
  await page.getByRole('button', { name: 'Gebruik deze tekst' }).click()
  await expect(about).toHaveValue('Elke zondag')
  answer()
  await expect(page.getByText('Opgeslagen', { exact: true })).toBeVisible()
  await page.reload()
  await expect(about).toHaveValue('Elke zondag')
})

test('colours that are chosen before the script has arrived are kept @desktop', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada' }))
  const letThrough = await holdScripts(page)
  await page.goto('/members', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Mijn account: Ada' }).click()
  await page.getByRole('group', { name: 'Weergave' }).getByText('Donker').click()
  letThrough()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

// On a phone the filters open with the script.
test('what is chosen before the script has arrived stays chosen @desktop', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada' }))
  const letThrough = await holdScripts(page)
  await page.goto('/members', { waitUntil: 'commit' })
  const filters = page.getByRole('form', { name: 'Filters' })
  await filters.getByLabel('Regio').selectOption({ label: 'Noord-Holland' })
  await filters.getByLabel('Leeftijd van').selectOption('33')
  letThrough()
  await page.waitForLoadState('networkidle')
  await expect(filters.getByLabel('Regio')).toHaveValue('NL-NH')
  await filters.getByRole('button', { name: 'Zoeken' }).click()
  await expect(page).toHaveURL(/region=NL-NH/)
  await expect(page).toHaveURL(/=33/)
})

test('a question of the match finder answered before the script has arrived is answered @phone', async ({ open }) => {
  const page = await open(null)
  const letThrough = await holdScripts(page)
  await page.goto('/match-finder', { waitUntil: 'commit' })
  const answer = page.getByRole('radio', { name: '18 tot 35' })
  await answer.check()
  letThrough()
  await page.waitForLoadState('networkidle')
  await expect(answer).toBeChecked()
  await page.getByRole('button', { name: 'Volgende vraag' }).click()
  await expect(page.getByText('Vraag 2 van 3')).toBeVisible()
})

test('the regions are those of the country that was chosen before the script arrived @desktop', async ({
  open,
  join,
}) => {
  const page = await open(await join({ name: 'Ada' }))
  const letThrough = await holdScripts(page)
  await page.goto('/members', { waitUntil: 'commit' })
  const filters = page.getByRole('form', { name: 'Filters' })
  await filters.getByLabel('Land').selectOption({ label: 'België' })
  letThrough()
  await filters.getByLabel('Regio').selectOption({ label: 'Antwerpen' })
  await filters.getByRole('button', { name: 'Zoeken' }).click()
  await expect(page).toHaveURL(/region=BE-VAN/)
})

test('the country that is paid from is the one that was chosen before the script arrived @phone', async ({
  open,
  join,
}) => {
  const page = await open(await join({ name: 'Ada', premiumSince: new Date() }))
  const letThrough = await holdScripts(page)
  await page.goto('/credits/p2', { waitUntil: 'commit' })
  const country = page.getByLabel('Land waaruit je betaalt')
  await country.selectOption({ label: 'België' })
  letThrough()
  await expect(page.getByRole('radio', { name: 'Bancontact' })).toBeVisible()
  await expect(country).toHaveValue('BE')
  await expect(page.getByText('btw (België)')).toBeVisible()
})

test('who answers the first question of sign-up and goes on before the script has arrived is led on @phone', async ({
  open,
}) => {
  const page = await open(null)
  const letThrough = await holdScripts(page)
  await page.goto('/signup', { waitUntil: 'commit' })
  const signUp = page.getByRole('main')
  await chooseGender(signUp, 'Vrouw', 'Allebei')
  await signUp.getByRole('button', { name: 'Verder' }).click()
  letThrough()
  await expect(signUp.getByRole('heading', { name: 'Even voorstellen' })).toBeVisible()
  await signUp.getByRole('button', { name: /^Terug/ }).click()
  await expect(signUp.getByRole('radio', { name: 'Vrouw', exact: true })).toBeChecked()
  await expect(signUp.getByRole('radio', { name: 'Allebei' })).toBeChecked()
})
