import type { Page } from '@playwright/test'
import { allowLander } from '../db/testing/journeys.ts'
import type { BrowserTraits } from './support/browsers/browsers.ts'
import { type Lander, serveLander } from './support/lander.ts'
import { followMail, openMailTo } from './support/mailbox.ts'
import { password } from './support/signup.ts'
import { anEmail, test as base, expect } from './support/test.ts'

interface OfTest {
  /** A visitor's browser that sends what a page asks for and nothing else: more would need the leave of the site. */
  visit: (traits?: BrowserTraits) => Promise<Page>
}

interface OfWorker {
  /** A lander that the site allows: one for all of these journeys, for what the operator changes takes its time to show. */
  lander: Lander
}

const test = base.extend<OfTest, OfWorker>({
  lander: [
    async ({ database }, use) => {
      const site = `http://localhost:${process.env.E2E_PORT}`
      const lander = serveLander(site)
      await allowLander(database.db, 'vonk', lander.origin)
      await expectAllowed(site, lander.origin)
      await use(lander)
      await lander.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visit: async ({ open }, use) => {
    await use(async (traits) => {
      const page = await open(null, traits)
      await page.context().setExtraHTTPHeaders({})
      return page
    })
  },
})

/** A change of the operator shows within ten seconds. */
async function expectAllowed(site: string, origin: string): Promise<void> {
  await expect(async () => {
    expect((await fetch(`${site}/api/settings.php`, { headers: { origin } })).status).toBe(200)
  }).toPass({ timeout: 30_000 })
}

interface Visitor {
  name: string
  email: string
  region?: string
}

async function fillIn(page: Page, { name, email, region }: Visitor): Promise<void> {
  await page.getByLabel('Profielnaam').fill(name)
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Geboortedatum').fill('1990-02-03')
  await page.getByLabel('Ik ben een').selectOption({ label: 'Vrouw' })
  if (region) await page.getByLabel('Regio').selectOption({ label: region })
  await page.getByLabel('Wachtwoord').fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Gratis inschrijven' }).click()
}

test('a visitor signs up on a page elsewhere, confirms the mail and is logged in @phone', async ({ visit, lander }) => {
  const page = await visit()
  const email = anEmail()
  await page.goto(`${lander.origin}/?network={google}&ref=spring`)

  await fillIn(page, { name: '@fay', email, region: 'Utrecht' })
  await expect(page.getByRole('alert')).toHaveText('Je profielnaam mag niet met @ beginnen.')
  await expect(page.getByLabel('Profielnaam')).toBeFocused()

  await fillIn(page, { name: 'Fay', email })
  await page.getByRole('button', { name: 'Ga verder als Fay' }).click()
  await expect(page).toHaveURL('/complete-signup?api_signup=1')
  await expect(page.getByRole('main')).toContainText(email)

  const mails = await page.context().newPage()
  await openMailTo(mails, email, /Bevestig je e-mailadres voor Vonk/)
  await followMail(mails, 'Bevestig e-mailadres')
  await expect(mails).toHaveURL('/activate/done')
  await mails.goto('/profile')
  await expect(mails.getByRole('button', { name: 'Profielnaam Fay' })).toBeVisible()
})

/** Every address that a page of this browser was at, or asked. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => void addresses.push(request.url()))
  return addresses
}

const inAnAddress = encodeURIComponent(password).replaceAll('%20', '+')
const holdPassword = (addresses: string[]) =>
  addresses.filter((address) => address.includes(inAnAddress) || decodeURIComponent(address).includes(password))

test('without script the browser sends the form, and comes to the same place @phone', async ({ visit, lander }) => {
  const page = await visit({ javaScriptEnabled: false })
  const addresses = addressesOf(page)
  const email = anEmail()
  await page.goto(lander.origin)

  await fillIn(page, { name: '@fay', email })
  await expect(page.getByRole('heading', { name: 'Inschrijven is nog niet gelukt' })).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveText('Profielnaam: Je profielnaam mag niet met @ beginnen.')
  await page.getByRole('link', { name: 'Terug naar het formulier' }).click()
  await expect(page).toHaveURL(`${lander.origin}/`)

  await fillIn(page, { name: 'Fay', email })
  await expect(page).toHaveURL('/complete-signup?api_signup=1')
  await expect(page.getByRole('main')).toContainText(email)
  expect(holdPassword(addresses)).toEqual([])
})

test.describe('a lander that cannot get the regions', () => {
  for (const outcome of ['fail', 'never come'] as const) {
    test(`because they ${outcome} signs up all the same, and no address holds the password @phone`, async ({
      visit,
      lander,
    }) => {
      const page = await visit()
      const addresses = addressesOf(page)
      await page.route('**/api/regions.php', (route) => (outcome === 'fail' ? route.abort() : undefined))
      const email = anEmail()
      await page.goto(lander.origin)

      await fillIn(page, { name: '@fay', email })
      await expect(page.getByRole('alert')).toHaveText('Je profielnaam mag niet met @ beginnen.')
      await fillIn(page, { name: 'Fay', email })
      await page.getByRole('button', { name: 'Ga verder als Fay' }).click()
      await expect(page).toHaveURL('/complete-signup?api_signup=1')
      expect(holdPassword(addresses)).toEqual([])
    })
  }
})

/** Whether a page of this origin can show the picture. */
async function isShownOn(page: Page, origin: string, address: string): Promise<boolean> {
  await page.goto(origin)
  return page.evaluate(async (src) => {
    const picture = Object.assign(new Image(), { src })
    await picture.decode().catch(() => undefined)
    return picture.naturalWidth > 0
  }, address)
}

test.describe('a photo', () => {
  // The stranger’s page may ask for nothing, and its browser says so.
  test.use({ tolerates: /photos|regions/ })

  test('that visitors may see can be shown by an allowed lander, and by nobody else @phone', async ({
    visit,
    baseURL,
    lander,
  }) => {
    const stranger = serveLander(baseURL!)
    const page = await visit()
    await page.goto('/members?photo=true')
    const photo = page.locator('img[src^="/photos/"]').first()
    const address = new URL((await photo.getAttribute('src'))!, baseURL).href
    expect(await isShownOn(page, lander.origin, address)).toBe(true)
    const other = await visit()
    expect(await isShownOn(other, stranger.origin, address)).toBe(false)
    await stranger.stop()
  })
})
