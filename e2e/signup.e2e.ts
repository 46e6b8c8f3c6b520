import type { Locator, Page } from '@playwright/test'
import { aSite } from '../db/testing/factories.ts'
import { typeAtOnce } from './support/keys.ts'
import {
  beginSignUp,
  chooseGender,
  expectMailSent,
  fillSignUp,
  goOn,
  type Newcomer,
  password,
  typeBirthDate,
} from './support/signup.ts'
import { anEmail, expect, test } from './support/test.ts'

const longWord = 'Donaudampfschifffahrtsgesellschaft'.repeat(8)

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

async function toIdentity(page: Page, newcomer: Newcomer): Promise<Locator> {
  const signUp = await beginSignUp(page, newcomer)
  await chooseGender(signUp, 'Vrouw', 'Allebei')
  await goOn(signUp, 'Even voorstellen')
  return signUp
}

async function toArea(page: Page): Promise<Locator> {
  const signUp = await toIdentity(page, { name: 'Eva', email: anEmail() })
  await typeBirthDate(signUp, '1', '2', '1990')
  await goOn(signUp, 'Waar woon je?')
  return signUp
}

async function toAbout(page: Page): Promise<Locator> {
  const signUp = await toArea(page)
  await goOn(signUp, 'Vertel iets over jezelf')
  return signUp
}

test('a long word in one’s own words makes no page wider @phone', async ({ open }) => {
  const page = await open(null)
  const signUp = await toAbout(page)
  const box = signUp.getByLabel('In je eigen woorden')
  await box.fill(longWord)
  expect(await widthOf(page)).toBeLessThanOrEqual(page.viewportSize()!.width)
  const { width } = (await box.boundingBox())!
  expect(width).toBeLessThanOrEqual((await signUp.boundingBox())!.width)
})

test('any place is found by typing, with its region, by keys and by hand @desktop', async ({ open }) => {
  const page = await open(null)
  const signUp = await toArea(page)
  const city = signUp.getByRole('combobox', { name: 'Woonplaats' })
  const option = (name: string) => signUp.getByRole('option', { name })
  await city.pressSequentially('s gravenh')
  await expect(option('Den Haag')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(option('Den Haag')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(option('Den Haag')).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(city).toHaveValue('Den Haag')
  await expect(signUp.getByLabel('Regio')).toHaveValue('NL-ZH')

  await city.fill('zwaagdijk')
  await option('Zwaagdijk-Oost').click()
  await expect(city).toHaveValue('Zwaagdijk-Oost')
  await expect(signUp.getByLabel('Regio')).toHaveValue('NL-NH')
  await expect(option('Zwaagdijk-Oost')).toBeHidden()

  // Typed out and left, it is chosen as well; a name of one's own is not taken.
  await city.fill('kampen')
  await expect(option('Kampen')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(city).toHaveValue('Kampen')
  await expect(signUp.getByLabel('Regio')).toHaveValue('NL-OV')
  await city.fill('Kerkstraat 12')
  await expect(signUp.getByText('Geen plaats gevonden')).toBeVisible()
  await signUp.getByRole('button', { name: 'Verder' }).click()
  await expect(city).toHaveAttribute('aria-invalid', 'true')
  await city.fill('')
  await goOn(signUp, 'Vertel iets over jezelf')
})

test('the interests are one stop, and arrows and letters find one @desktop', async ({ open }) => {
  const page = await open(null)
  const signUp = await toAbout(page)
  await signUp.getByLabel('In je eigen woorden').focus()
  const skip = signUp.getByRole('button', { name: 'Overslaan' })
  let stops = 0
  while (!(await skip.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Tab')
    expect(++stops).toBeLessThan(12)
  }
  await page.keyboard.press('Shift+Tab')
  const interests = signUp.getByRole('listbox', { name: 'Interesses' })
  const first = interests.getByRole('option').first()
  await expect(first).toBeFocused()
  await page.keyboard.press('End')
  await expect(interests.getByRole('option').last()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(first).toBeFocused()
  await typeAtOnce(page, 'ba')
  const baking = interests.getByRole('option', { name: 'Bakken' })
  await expect(baking).toBeFocused()
  await page.keyboard.press('Space')
  await expect(baking).toHaveAttribute('aria-selected', 'true')
  await expect(signUp.getByText('1 gekozen')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(baking).toHaveAttribute('aria-selected', 'false')
})

test('a date of birth can be typed or pasted in one go @desktop', async ({ open }) => {
  const page = await open(null)
  const signUp = await toIdentity(page, { name: 'Eva', email: anEmail() })
  const boxes = ['Dag', 'Maand', 'Jaar'].map((name) => signUp.getByLabel(name))
  const expectDate = async (...parts: string[]) => {
    for (const [index, part] of parts.entries()) await expect(boxes[index]!).toHaveValue(part)
  }
  await boxes[0]!.focus()
  await page.keyboard.type('07081992')
  await expectDate('07', '08', '1992')
  await expect(boxes[2]!).toBeFocused()
  for (const [text, ...parts] of [
    ['3/2/1990', '3', '2', '1990'],
    ['1985-12-31', '31', '12', '1985'],
  ] as const) {
    await boxes[0]!.fill(text)
    await expectDate(...parts)
  }
})

test('a year of two digits is asked about, and the answer leads on @desktop', async ({ open }) => {
  const page = await open(null)
  const signUp = await toIdentity(page, { name: 'Eva', email: anEmail() })
  await typeBirthDate(signUp, '3', '2', '90')
  await page.keyboard.press('Tab')
  await signUp.getByRole('button', { name: '1990' }).click()
  await expect(signUp.getByLabel('Jaar')).toHaveValue('1990')
  await expect(signUp.getByRole('button', { name: 'Verder' })).toBeFocused()
  await goOn(signUp, 'Waar woon je?')
})

test('an address that was probably meant leads on to the next question @phone', async ({ open }) => {
  const page = await open(null)
  const signUp = await toIdentity(page, { name: 'Eva', email: 'eva@gmial.com' })
  await signUp.getByRole('button', { name: 'eva@gmail.com' }).click()
  await expect(signUp.getByLabel('E-mailadres')).toHaveValue('eva@gmail.com')
  await expect(signUp.getByLabel('Dag')).toBeFocused()
})

test('a first question that is left open says so and has the focus @desktop', async ({ open }) => {
  const page = await open(null)
  const signUp = await beginSignUp(page, { name: 'Eva', email: anEmail() })
  await signUp.getByRole('button', { name: 'Verder' }).click()
  const gender = signUp.getByRole('group', { name: 'Ik ben een' })
  await expect(gender).toHaveAccessibleDescription('Kies je geslacht.')
  await expect(gender.getByRole('radio').first()).toBeFocused()
})

test('an address that is missing is called missing @phone', async ({ open }) => {
  const page = await open(null)
  const signUp = await toIdentity(page, { name: 'Eva', email: '' })
  await signUp.getByRole('button', { name: 'Verder' }).click()
  await expect(signUp.getByLabel('E-mailadres')).toHaveAccessibleDescription('Vul je e-mailadres in.')
  await expect(signUp.getByRole('group', { name: 'Geboortedatum' })).toHaveAccessibleDescription(/geboortedatum/)
})

test('all that is wrong with the last step is said at once @phone', async ({ open }) => {
  const page = await open(null)
  const signUp = await fillSignUp(page, { name: 'Eva', email: anEmail() })
  await signUp.getByRole('checkbox').uncheck()
  await signUp.getByLabel('Wachtwoord', { exact: true }).fill('kort')
  await signUp.getByRole('button', { name: 'Account aanmaken' }).click()
  await expect(signUp.getByLabel('Wachtwoord', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(signUp.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
})

test.describe('without a line', () => {
  // The browser writes an error for each call that does not get through.
  test.use({ tolerates: /ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to fetch/ })

  test('the places say that they do not load, and load once they can @phone', async ({ open }) => {
    const page = await open(null)
    const signUp = await toArea(page)
    const city = signUp.getByRole('combobox', { name: 'Woonplaats' })
    await city.fill('haarl')
    await expect(signUp.getByRole('option', { name: 'Haarlem' })).toBeVisible()
    await page.context().setOffline(true)
    await city.fill('haarle')
    await expect(signUp.getByText('De plaatsnamen worden niet geladen.')).toBeAttached()
    // The last answer stays meanwhile.
    await expect(signUp.getByRole('option', { name: 'Haarlem' })).toBeVisible()
    await page.context().setOffline(false)
    await expect(signUp.getByRole('option', { name: /^Haarle\b/ })).toBeVisible()
    await expect(signUp.getByText('De plaatsnamen worden niet geladen.')).toBeHidden()
  })

  test('the last button says so at once, and goes on when the line is back @phone', async ({ open }) => {
    const page = await open(null)
    const newcomer = { name: 'Tess', email: anEmail() }
    const signUp = await fillSignUp(page, newcomer)
    await page.context().setOffline(true)
    await signUp.getByRole('button', { name: 'Account aanmaken' }).click()
    await expect(signUp.getByText('Geen verbinding')).toBeVisible({ timeout: 3_000 })
    await expect(signUp.getByRole('button', { name: 'Nu proberen' })).toBeVisible()
    await page.context().setOffline(false)
    await expectMailSent(signUp, newcomer.email)
  })

  test('the line may break after the account is made: it is the same account @phone', async ({ open, line }) => {
    const page = await open(null, { baseURL: line.baseURL })
    const newcomer = { name: 'Tess', email: anEmail() }
    const signUp = await fillSignUp(page, newcomer)
    await page.route('**/trpc/signup.signUp*', async (route) => {
      await route.fetch()
      line.cut()
      await route.abort('connectionreset')
      await page.unroute('**/trpc/signup.signUp*')
    })
    let failures = 0
    page.on('requestfailed', (request) => {
      if (request.url().includes('signup.signUp')) failures++
    })
    await signUp.getByRole('button', { name: 'Account aanmaken' }).click()
    await expect(signUp.getByText('Geen verbinding')).toBeVisible()
    // It tries by itself, each time after a longer pause: the press has to come before the next time.
    await expect.poll(() => failures, { timeout: 30_000 }).toBeGreaterThanOrEqual(4)
    line.mend()
    await signUp.getByRole('button', { name: 'Nu proberen' }).click()
    await expectMailSent(signUp, newcomer.email)
  })

  test('the way back to the form is open, with everything in it @phone', async ({ open }) => {
    const page = await open(null)
    const signUp = await fillSignUp(page, { name: 'Tess', email: anEmail() })
    await page.context().setOffline(true)
    await signUp.getByRole('button', { name: 'Account aanmaken' }).click()
    await signUp.getByRole('button', { name: 'Terug naar het formulier' }).click()
    await expect(signUp.getByLabel('Wachtwoord', { exact: true })).toHaveValue(password)
    await expect(signUp.getByRole('checkbox')).toBeChecked()
    await expect(page).toHaveURL('/signup')
  })
})

test('a site by invitation says so instead of a form @phone', async ({ open, database: { db } }) => {
  const host = `besloten-${Date.now()}.localhost`
  await aSite(db, { id: host, hosts: [host], settings: { name: 'Besloten', signups: 'other' } })
  const page = await open(null, { host })
  // The server takes a moment to hear of a new site.
  await expect(async () => {
    await page.goto('/signup')
    await expect(page).toHaveTitle(/Besloten/, { timeout: 500 })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByRole('heading', { name: 'Inschrijven kan alleen op uitnodiging' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verder' })).toBeHidden()
})

test('who came by an advertisement may sign up where only they may @phone', async ({ open, database: { db } }) => {
  const host = `bron-${Date.now()}.localhost`
  await aSite(db, { id: host, hosts: [host], settings: { name: 'Bron', signups: 'with_trafficsource' } })
  const page = await open(null, { host })
  await expect(async () => {
    await page.goto('/signup')
    await expect(page).toHaveTitle(/Bron/, { timeout: 500 })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByRole('heading', { name: 'Inschrijven kan alleen op uitnodiging' })).toBeVisible()
  await page.goto('/signup?network={krant}&ref=voorpagina')
  await expect(page.getByRole('heading', { name: 'Wie zoekt wie?' })).toBeVisible()
})
