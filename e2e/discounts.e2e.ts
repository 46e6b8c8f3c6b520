import type { Page } from '@playwright/test'
import { openAlive } from './support/alive.ts'
import { expectAccessible, still } from './support/axe.ts'
import { enlargeLetters, expectAmountsWhole, expectNoSidewaysScroll } from './support/large-letters.ts'
import { logOut } from './support/session/log-out.ts'
import { expect, test } from './support/test.ts'

const words = (page: Page) => page.getByText('welkomstkorting')
const banner = (page: Page) => page.getByRole('region', { name: 'Meldingen', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: '25% korting op je eerste bundel' })
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

test('who is new is told of the discount, once large after a while, and hides it or not @phone', async ({
  open,
  join,
}) => {
  const page = await open(await join({ name: 'Ada', createdAt: minutesAgo(60) }), still)
  await page.clock.install()
  await openAlive(page, '/members')
  const clock = banner(page).getByRole('timer')
  await expect(banner(page)).toContainText('25% welkomstkorting')
  await expect(clock).toHaveText(/^02:59:\d\d$/)
  const before = (await clock.textContent())!
  // The page's own time goes on as well, so this is far from the 40 s after which it is large.
  await page.clock.runFor(10_000)
  await expect(clock).not.toHaveText(before)
  await expect(dialog(page)).toHaveCount(0)

  await page.clock.runFor(30_000)
  await expect(dialog(page)).toContainText('Die geldt tot 4 uur na je inschrijving')
  await expect(dialog(page)).toContainText('60 credits: € 35,99 € 47,99')
  await expectAccessible(page, 'time bonus')
  await dialog(page).getByRole('button', { name: 'Nee, bedankt' }).click()
  await expect(dialog(page)).toHaveCount(0)
  const at = await page.evaluate(() => localStorage.getItem('hide-time-bonus-modal'))
  expect(Number(at)).toBeGreaterThan(minutesAgo(5).getTime())

  await openAlive(page, '/likes')
  await page.clock.runFor(60_000)
  await expect(banner(page)).toContainText('25% welkomstkorting')
  await expect(dialog(page)).toHaveCount(0)
  await banner(page).getByRole('button', { name: 'Sluiten' }).click()
  await expect(banner(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(banner(page)).toContainText('25% welkomstkorting')
})

test('who has put the banner away finds the clock beside the price of premium @phone', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada', createdAt: minutesAgo(60) }))
  await openAlive(page, '/members')
  await banner(page).getByRole('button', { name: 'Sluiten' }).click()
  await expect(banner(page)).toHaveCount(0)
  await openAlive(page, '/premium')
  await expect(page.getByRole('timer')).toHaveText(/^02:59:\d\d$/)
  await expect(page.getByRole('main')).toContainText(/Op je eerste aankoop\. Geldig tot \d\d\.\d\d\suur\./)

  await page.setViewportSize({ width: 360, height: 780 })
  await expect(page.getByRole('link', { name: 'Bekijk de bundels' })).toBeInViewport()
  for (const path of ['/premium', '/credits']) {
    await openAlive(page, path)
    await enlargeLetters(page)
    await expectNoSidewaysScroll(page, path)
    await expectAmountsWhole(page, path)
  }
})

test('the clock stops for good, and nobody is told later @phone', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada', createdAt: minutesAgo(239) }))
  await page.clock.install()
  await openAlive(page, '/members')
  await expect(banner(page).getByRole('timer')).toContainText('00:0')
  await aMinuteLater(page)
  await expect(banner(page)).toBeHidden()
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Likes' }).first().click()
  await expect(page).toHaveURL('/likes')
  await expect(words(page)).toHaveCount(0)
})

/** By the clock of the device and by what the server tells of its own. */
async function aMinuteLater(page: Page): Promise<void> {
  await page.route(/batch=1/, async (route) => {
    const response = await route.fetch()
    const date = new Date(Date.now() + 61_000).toUTCString()
    await route.fulfill({ response, headers: { ...response.headers(), date } })
  })
  await page.clock.runFor(61_000)
}

for (const [hours, clock] of [
  [3, 'three hours fast'],
  [-30, 'of the day before yesterday'],
] as const) {
  test(`a device whose clock is ${clock} shows the time that is left by the server @phone`, async ({ open, join }) => {
    const page = await open(await join({ name: 'Ada', createdAt: minutesAgo(120) }))
    await page.clock.install({ time: Date.now() + hours * 3_600_000 })
    await openAlive(page, '/members')
    await expect(banner(page).getByRole('timer')).toHaveText(/^01:59:\d\d$/)
    await page.getByRole('link', { name: 'Bekijk bundels' }).click()
    await expect(page.getByRole('main').getByRole('timer')).toHaveText(/^01:59:\d\d$/)
  })
}

test('who has paid, or has credits, is not asked to hurry @phone', async ({ open, join }) => {
  const paid = await open(await join({ createdAt: minutesAgo(1), premiumSince: minutesAgo(1) }))
  await openAlive(paid, '/members')
  await expect(words(paid)).toHaveCount(0)

  const rich = await open(await join({ createdAt: minutesAgo(1), credits: 5 }))
  await rich.clock.install()
  await openAlive(rich, '/members')
  await rich.clock.runFor(60_000)
  await expect(banner(rich)).toContainText('25% welkomstkorting')
  await expect(dialog(rich)).toHaveCount(0)
})

test('who logs out is told of no discount any more @phone', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada', createdAt: minutesAgo(60) }), still)
  await openAlive(page, '/members')
  await expect(banner(page)).toContainText('25% welkomstkorting')
  await logOut(page)
  await expect(page).toHaveURL('/')
  await expect(words(page)).toHaveCount(0)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/bonus/i)
})

test('until the page is alive it names the hour by the clock of the site, and nothing moves as it comes alive @phone', async ({
  open,
  join,
}) => {
  const createdAt = minutesAgo(60)
  const ada = await join({ name: 'Ada', createdAt })
  const endsAt = new Date(createdAt.getTime() + 4 * 3_600_000)
  const hourIn = (timeZone: string) =>
    endsAt.toLocaleTimeString('nl-NL', { timeZone, timeStyle: 'short' }).replace(':', '\\.')
  const until = (hour: string, zone: string) =>
    new RegExp(
      `Op je eerste aankoop\\. Geldig tot ${hour}\\suur${zone}\\..*De korting geldt tot ${hour}\\suur${zone}\\.`,
    )
  const silent = await open(ada, { javaScriptEnabled: false })
  const alive = await open(ada, { timezoneId: 'Europe/Amsterdam' })
  for (const width of [320, 360, 390, 1200]) {
    const heights: (number | undefined)[] = []
    for (const page of [silent, alive]) {
      await page.setViewportSize({ width, height: 780 })
      if (page === alive) await openAlive(page, '/credits')
      else await page.goto('/credits')
      heights.push((await page.getByRole('main').boundingBox())?.height)
    }
    await expect(silent.getByRole('main')).toContainText(until(hourIn('Europe/Amsterdam'), ' CES?T'))
    await expect(alive.getByRole('main')).toContainText(until(hourIn('Europe/Amsterdam'), ''))
    expect([width, heights[0]]).toEqual([width, heights[1]])
  }
  const elsewhere = await open(ada, { timezoneId: 'UTC' })
  await openAlive(elsewhere, '/credits')
  await expect(elsewhere.getByRole('main')).toContainText(until(hourIn('UTC'), ''))
})
