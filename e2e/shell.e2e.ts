import type { BrowserContext, Page } from '@playwright/test'
import { foundMembers } from './support/search.ts'
import { expect, test } from './support/test.ts'

/** Addresses of networks in those countries. */
const from = { nl: '145.97.39.155', de: '134.76.10.46', be: '134.184.1.1' }

/** On a phone, which has no room for it in its bar, a member finds it in their menu. */
const chooseLanguage = async (page: Page, now: string, wanted: string) => {
  await page.getByRole('button', { name: /account: Ada$/ }).click()
  await page.getByRole('button', { name: now }).filter({ visible: true }).click()
  await page.getByRole('button', { name: wanted, exact: true }).filter({ visible: true }).click()
}

async function daysOfCookie(context: BrowserContext, name: string): Promise<number> {
  const cookie = (await context.cookies()).find((each) => each.name === name)
  return Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)
}

test('a first visit speaks the language of the site, whatever the browser prefers @phone', async ({ open }) => {
  const page = await open(null, { locale: 'en-GB' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Het begint met een vonk.')
  expect(await daysOfCookie(page.context(), 'locale')).toBe(365)
})

test('another language is chosen for a year, and follows the member to another browser @phone', async ({
  open,
  join,
}) => {
  const ada = await join({ name: 'Ada' })
  const page = await open(ada)
  await page.goto('/members')
  await chooseLanguage(page, 'Taal: Nederlands', 'English')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Leden zoeken')
  expect(await daysOfCookie(page.context(), 'locale')).toBe(365)

  const elsewhere = await open(ada)
  await elsewhere.goto('/members')
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en')
  await chooseLanguage(elsewhere, 'Language: English', 'Nederlands')
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Leden zoeken')
})

test('a chosen theme is there with the first paint of every page @desktop', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada' }), { colorScheme: 'light' })
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.goto('/members')
  const light = await ground()
  await page.getByRole('button', { name: 'Mijn account: Ada' }).click()
  await page.getByRole('group', { name: 'Weergave' }).getByText('Donker').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const dark = await ground()
  expect(dark).not.toBe(light)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Berichten' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Berichten')
  await page.getByRole('button', { name: 'Mijn account: Ada' }).click()
  await expect(page.getByRole('radio', { name: 'Donker' })).toBeChecked()
  const response = await page.goto('/likes')
  expect(await response?.text()).toMatch(/<html[^>]* data-theme="dark"/)
  expect(await ground()).toBe(dark)

  await page.getByRole('button', { name: 'Mijn account: Ada' }).click()
  await page.getByRole('group', { name: 'Weergave' }).getByText('Zoals je apparaat').click()
  await expect.poll(ground).toBe(light)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(ground).toBe(dark)
})

for (const country of ['nl', 'de'] as const) {
  test(`a visitor from ${country} is warned once that this is for adults @phone`, async ({ open }) => {
    const page = await open(null, { meetsEntryWarning: true, address: from[country] })
    await page.goto('/')
    const warning = page.getByRole('dialog', { name: 'Deze site is voor volwassenen' })
    await expect(warning).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(warning).toBeVisible()
    await warning.getByRole('button', { name: 'Ik ben 18 of ouder' }).click()
    await expect(warning).toBeHidden()
    await page.goto('/members')
    await expect(foundMembers(page).first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

test('the log-in form is in reach of whom the browser has filled it in for; the warning waits for the next page @phone', async ({
  open,
}) => {
  const page = await open(null, { meetsEntryWarning: true, address: from.nl })
  await page.goto('/login')
  await page.getByLabel('E-mailadres').fill('ada@example.org')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/members')
  await expect(page.getByRole('dialog', { name: 'Deze site is voor volwassenen' })).toBeVisible()
})

test('a visitor from elsewhere is welcomed once, and may leave @phone', async ({ open }) => {
  const page = await open(null, { meetsEntryWarning: true, address: from.be })
  await page.goto('/')
  const welcome = page.getByRole('dialog', { name: 'Welkom bij Vonk' })
  await welcome.getByRole('button', { name: 'Site verlaten' }).click()
  await expect(page).toHaveURL('about:blank')
})

test('a member meets no warning at the door @phone', async ({ open, join }) => {
  const page = await open(await join(), { meetsEntryWarning: true, address: from.nl })
  await page.goto('/members')
  await expect(foundMembers(page).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an unknown address is a page that says so, and leads home @desktop', async ({ open }) => {
  const page = await open(null)
  for (const path of ['/bestaat-niet', '/members/geen-lid', '/likes/allemaal', '/pages/geen', '/members/1/2/3']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
  }
  await expect(page.getByRole('heading', { name: 'Deze pagina is niet gevonden' })).toBeVisible()
  await expect(page.getByText('Foutcode 404')).toBeVisible()
  await page.getByRole('link', { name: 'Naar de startpagina' }).click()
  await expect(page).toHaveURL('/')
})

test('nonsense in an address is passed over @phone', async ({ open, join }) => {
  const page = await open(await join())
  for (const path of [
    '/members?gender=robot&country=XX&region=NL-99&minAge=nul&maxAge=-1&t=gisteren',
    '/members?gender=%7B%22a%22%3A1%7D&minAge=90&maxAge=20',
    '/chats?filter=bogus',
    '/chats?filter=%5B1%5D',
    '/login?next=%E0%A4%A',
    '/likes?t=1e99',
  ]) {
    const response = await page.goto(path)
    expect.soft(response?.status(), path).toBeLessThan(400)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByText(/Foutcode/)).toHaveCount(0)
  }
})

test('back from a profile, the search stands where it was left @phone', async ({ open, join }) => {
  const page = await open(await join({ gender: 'female' }))
  await page.goto('/members')
  await page.getByRole('button', { name: 'Meer leden laden' }).click()
  await expect(foundMembers(page)).toHaveCount(48)
  const card = foundMembers(page).nth(37)
  await card.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(500)
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/members\/.+/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(foundMembers(page)).toHaveCount(48)
  await expect.poll(() => page.evaluate((there) => Math.abs(scrollY - there) < 4, place)).toBe(true)
})

test('a page that is about to be opened is asked for with all that it needs @desktop', async ({ open }) => {
  const page = await open(null)
  const list = page.waitForResponse('**/assets/*.json')
  await page.goto('/pages/safety')
  await (await list).finished()
  const asked = () => page.locator('link[rel=modulepreload]').count()
  const before = await asked()
  await page.getByRole('link', { name: 'Inloggen' }).first().hover()
  // By itself a browser would ask for these when it has read the page's own file.
  await expect.poll(asked).toBeGreaterThan(before + 9)
})

test.describe('after a deploy', () => {
  test.use({ tolerates: /net::ERR_FAILED|dynamically imported module/ })

  test('a page whose piece is gone comes by one reload @desktop', async ({ open }) => {
    const page = await open(null)
    await page.goto('/login')
    // Else it may be one of this page's own pieces that is gone, which are asked for again.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => Object.assign(window, { isOldPage: true }))
    // However often it is asked for: a link is looked ahead for when the pointer rests on it.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.route('**/pricing', async (route) => {
      await page.unroute('**/assets/*.js')
      await route.continue()
    })
    await page.getByRole('link', { name: 'Prijzen' }).click()
    await expect(page.getByRole('heading', { name: 'Prijzen', exact: true })).toBeVisible()
    await expect.poll(() => page.evaluate(() => 'isOldPage' in window)).toBe(false)
  })
})

test('the front door, the search and a profile are whole without script @phone', async ({ open }) => {
  const page = await open(null, { javaScriptEnabled: false })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/members')
  await expect(foundMembers(page)).toHaveCount(24)
  const name = (await foundMembers(page).first().getByRole('link').textContent()) ?? ''
  await foundMembers(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goto('/members')
  await page.getByRole('form', { name: 'Filters' }).getByLabel('Ik zoek').selectOption({ label: 'Man' })
  await page.getByRole('button', { name: 'Zoeken' }).click()
  await expect(page).toHaveURL(/gender=male/)
  await expect(foundMembers(page)).toHaveCount(24)
})

test('without script sign-up says that it does not work, what does, and leads there @desktop', async ({
  open,
  join,
}) => {
  const ben = await join({ name: 'Ben' })
  const page = await open(null, { javaScriptEnabled: false })
  for (const place of ['/', '/signup', `/members/${ben.id}/signup`]) {
    await page.goto(place)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Inschrijven gaat niet zonder JavaScript' })).toBeVisible()
    await expect(main.getByRole('textbox').or(main.getByRole('radio'))).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await main.getByRole('link', { name: 'leden bekijken' }).click()
    await expect(page).toHaveURL('/members')
  }
  await page.goto('/signup')
  await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click()
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeVisible()
})
