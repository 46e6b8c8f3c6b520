import type { Browser, Page } from 'playwright'
import { aConversation, aLike, aMember, type TestMember } from '../db/testing/factories.ts'
import { aSession } from '../db/testing/journeys.ts'
import { sessionCookieName } from '../server/core/sessions.ts'
import { untilIdle } from '../server/reliability/testing/servers/gauges.ts'
import { openHome, type RunningServer, startServer } from '../server/reliability/testing/servers/server.ts'
import { openBrowser, slowProcessor } from './lib/browser.ts'
import { absolute, atMost, type Benchmark, type Figure, median } from './lib/figures.ts'

const visits = 3

export const benchmark: Benchmark = {
  title:
    'Thirty things that a member does on a phone with a 4 times slower processor: from the finger to the next picture',
  run,
}

type Step = [name: string, act: (page: Page) => Promise<void>]

const press = (role: 'button' | 'link' | 'radio' | 'tab', name: string | RegExp) => (page: Page) =>
  page
    .getByRole(role, { name, exact: typeof name === 'string' })
    .first()
    .tap()
const tap = (words: string) => (page: Page) => page.getByText(words, { exact: true }).first().tap()
const key = (name: string) => (page: Page) => page.keyboard.press(name)
const field = (page: Page) => page.getByRole('textbox', { name: /^Bericht aan/ })

/** Each from where the one before has led. */
const steps: Step[] = [
  ['open the account’s menu', press('button', 'Mijn account: Ada')],
  ['choose the dark colours', tap('Donker')],
  ['close the menu', key('Escape')],
  ['open the filters', press('button', 'Filters')],
  ['ask for those with a photo', tap('Alleen met foto')],
  ['see who is found', press('button', /^Toon /)],
  ['lift the filter by its chip', press('button', /^Filter weghalen: /)],
  ['like on a card', press('button', /^Like voor /)],
  ['load more', press('button', 'Meer leden laden')],
  ['open a profile', (page) => page.getByRole('list', { name: 'Gevonden leden' }).getByRole('link').first().tap()],
  ['like', press('button', /^Like voor /)],
  ['unlike', press('button', /^Like /)],
  ['go back to the search', async (page) => void (await page.goBack())],
  ['go to the likes', press('link', /^Likes/)],
  ['see those received', press('link', 'Ontvangen')],
  ['go to the swipe game', async (page) => void (await page.goto('/swipe-game'))],
  ['skip somebody', press('button', / overslaan$/)],
  ['bring them back', press('button', 'Vorige terughalen')],
  ['like somebody in the game', press('button', / leuk vinden$/)],
  ['go to the conversations', press('link', /^Berichten/)],
  ['open one', press('link', /Ben/)],
  ['put the finger into the field', (page) => field(page).tap()],
  ['write a word', (page) => page.keyboard.type('Hallo')],
  ['send', press('button', 'Versturen')],
  ['open what can be done with a message', press('button', 'Bericht: opties')],
  ['answer with a heart', press('button', 'hartje')],
  ['open the gifts', press('button', 'Geef een cadeau')],
  ['choose a gift', (page) => page.locator('label').filter({ hasText: 'Roos' }).tap()],
  ['close the gifts', key('Escape')],
  ['leave the conversation', press('link', /^Terug/)],
]

async function run(): Promise<Figure[]> {
  await using home = openHome()
  const server = await startServer(home.path, { settings: { DEMO: '1' }, isWide: true })
  await untilIdle(server)
  const { db } = server.database
  await using browser = await openBrowser()
  const times = new Map<string, number[]>()
  for (let visit = 0; visit < visits; visit++) {
    const ada = await aMember(db, { name: 'Ada', premiumSince: new Date(), credits: 100 })
    const ben = await aMember(db, { name: 'Ben' })
    await aConversation(db, { from: ben.id, to: ada.id })
    await aLike(db, ben.id, ada.id, { seenAt: new Date() })
    for (const [name, time] of await visitOf(server, browser, ada)) times.set(name, [...(times.get(name) ?? []), time])
  }
  await server.end('SIGTERM')
  const [unit, goal] = ['ms', atMost(100)]
  const [slowest, second] = [...times]
    .map(([name, each]) => ({ name, value: median(each) }))
    .sort((a, b) => b.value - a.value)
  if (!slowest || !second) throw new Error('nothing was done')
  const all = [...times.values()].map(median)
  return [
    absolute({ name: `the slowest of ${steps.length}: ${slowest.name}`, unit, value: slowest.value, goal }),
    absolute({ name: `the next: ${second.name}`, unit, value: second.value }),
    absolute({ name: 'their median', unit, value: median(all) }),
  ]
}

/** Milliseconds of each step. */
async function visitOf({ url, database }: RunningServer, browser: Browser, ada: TestMember) {
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
  const context = await browser.newContext({ ...phone, locale: 'nl-NL', baseURL: url })
  await context.addCookies([{ name: sessionCookieName, value: await aSession(database.db, ada.id), url }])
  await context.addInitScript(listen)
  const page = await context.newPage()
  await slowProcessor(page)
  await page.goto('/members', { waitUntil: 'networkidle' })
  const times: [string, number][] = []
  for (const [name, act] of steps) {
    await act(page)
    await page.waitForTimeout(400)
    await page.waitForLoadState('networkidle')
    times.push([name, await page.evaluate(() => window.takeSlowest())])
  }
  await context.close()
  return times
}

declare global {
  interface Window {
    /** Milliseconds of the slowest since it was asked last; 0 when all took less than two frames. */
    takeSlowest: () => number
  }
}

/** In the page: from a finger or a key to the picture that follows (Event Timing). */
function listen(): void {
  let slowest = 0
  const observer = new PerformanceObserver((list) => hear(list.getEntries()))
  const hear = (entries: PerformanceEntry[]) => {
    for (const { duration } of entries) slowest = Math.max(slowest, duration)
  }
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  window.takeSlowest = () => {
    hear(observer.takeRecords())
    const taken = slowest
    slowest = 0
    return taken
  }
}
