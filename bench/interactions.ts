import type { Browser, Page } from 'playwright'
import { aConversation, aLike, aMember } from '../db/testing/factories.ts'
import { aSession } from '../db/testing/journeys.ts'
import { sessionCookieName } from '../server/core/sessions.ts'
import { untilIdle } from '../server/reliability/testing/servers/gauges.ts'
import { openHome, type RunningServer, startServer } from '../server/reliability/testing/servers/server.ts'
import { openShell } from './lib/browser.ts'
import { absolute, atMost, type Benchmark, type Figure, median, withUnit } from './lib/figures.ts'
import { briefly, type Measured, openPhone, type Person } from './lib/phone.ts'

interface Size {
  rounds: number
  /** So often the empty page is pressed in each. */
  taps: number
  /** Waits until the pictures of the demo are made. */
  waits: boolean
}

export const benchmark: Benchmark<Size> = {
  title:
    'Thirty things that a member does on a phone with a 4 times slower processor: from the finger to the next picture',
  tiny: { rounds: 1, taps: 1, waits: false },
  full: { rounds: 3, taps: 7, waits: true },
  run,
}

type Step = [name: string, act: (person: Person) => Promise<void>]

const press = (role: 'button' | 'link', name: string | RegExp) => (person: Person) =>
  person.tap(person.page.getByRole(role, { name, exact: typeof name === 'string' }))
const tap = (words: string) => (person: Person) => person.tap(person.page.getByText(words, { exact: true }))
const key = (name: string) => (person: Person) => person.page.keyboard.press(name, { delay: briefly })
const found = (page: Page) => page.getByRole('list', { name: 'Gevonden leden' }).getByRole('link')
const field = (page: Page) => page.getByRole('textbox', { name: /^Bericht aan/ })

/** Each from where the one before has led. */
const steps: Step[] = [
  ['open the account’s menu', press('button', 'Mijn account: Ada')],
  ['choose the dark colours', tap('Donker')],
  ['close the menu', key('Escape')],
  ['open the filters', press('button', 'Filters')],
  ['ask for those with a photo', tap('Alleen met foto')],
  ['see who is found', press('button', /^Toon /)],
  ['lift the filter by its chip', press('button', /^Filter verwijderen: /)],
  ['like on a card', press('button', /^Like voor /)],
  ['load more', press('button', 'Meer leden laden')],
  ['go to the swipe game', press('link', 'Swipen')],
  ['skip somebody', press('button', / overslaan$/)],
  ['bring them back', press('button', 'Vorige terughalen')],
  ['like somebody in the game', press('button', / leuk vinden$/)],
  ['go to the likes', press('link', /^Likes/)],
  ['see those received', press('link', 'Ontvangen')],
  ['go to the conversations', press('link', /^Berichten/)],
  ['open one', press('link', /Ben/)],
  ['put the finger into the field', ({ page, tap }) => tap(field(page))],
  ['write a word', ({ page }) => page.keyboard.type('Hallo', { delay: briefly })],
  ['send', press('button', 'Versturen')],
  ['open what can be done with a message', press('button', 'Opties voor dit bericht')],
  ['answer with a heart', press('button', 'hartje')],
  ['open the gifts', press('button', 'Geef een cadeau')],
  ['choose a gift', ({ page, tap }) => tap(page.locator('label').filter({ hasText: 'Roos' }))],
  ['close the gifts', key('Escape')],
  ['leave the conversation', press('link', /^Terug/)],
  ['go to the search', press('link', 'Zoeken')],
  ['open a profile', ({ page, tap }) => tap(found(page))],
  ['like', press('button', /^Like voor /)],
  ['unlike', press('button', /^Like /)],
]

async function run({ rounds, taps, waits }: Size): Promise<Figure[]> {
  await using home = openHome()
  const server = await startServer(home.path, { settings: { DEMO: '1' }, isWide: true })
  if (waits) await untilIdle(server)
  await using browser = await openShell()
  const [visits, floors]: [Visit[], number[]] = [[], []]
  for (let visit = 0; visit < rounds; visit++) {
    floors.push(await floorOf(browser, taps))
    visits.push(await visitOf(server, browser))
  }
  await server.end('SIGTERM')
  return figuresOf(visits, median(floors))
}

type Visit = Map<string, Measured>

/** The slowest few by their names; beside each what a tap on an empty page takes. */
function figuresOf(visits: Visit[], floor: number): Figure[] {
  const [unit, goal, beside] = ['ms', atMost(100), withUnit(floor, 'ms')]
  const medians = steps.map(([name]) => ({
    name,
    answered: median(visits.map((visit) => visit.get(name)?.answered ?? 0)),
    busy: median(visits.map((visit) => visit.get(name)?.busy ?? 0)),
  }))
  const [slowest, ...others] = medians.toSorted((a, b) => b.answered - a.answered)
  const [busiest] = medians.toSorted((a, b) => b.busy - a.busy)
  if (!slowest || !busiest) throw new Error('nothing was done')
  const inMiddle = median(medians.map(({ answered }) => answered))
  return [
    {
      ...absolute({ name: `the slowest of ${steps.length}: ${slowest.name}`, unit, value: slowest.answered, goal }),
      beside,
    },
    ...others
      .slice(0, 4)
      .map(({ name, answered }) => ({ ...absolute({ name: `… ${name}`, unit, value: answered }), beside })),
    { ...absolute({ name: 'their median', unit, value: inMiddle }), beside },
    absolute({ name: `the longest work at a stretch: ${busiest.name}`, unit, value: busiest.busy }),
  ]
}

/** Each step of a member who has not been here before. */
async function visitOf({ url, database: { db } }: RunningServer, browser: Browser): Promise<Visit> {
  const ada = await aMember(db, { name: 'Ada', premiumSince: new Date(), credits: 100 })
  const ben = await aMember(db, { name: 'Ben' })
  await aConversation(db, { from: ben.id, to: ada.id })
  await aLike(db, ben.id, ada.id, { seenAt: new Date() })
  const session = { name: sessionCookieName, value: await aSession(db, ada.id) }
  const { person, measure, leave } = await openPhone(browser, [session], url)
  await person.page.goto(`${url}/members`)
  const visit: Visit = new Map()
  for (const [name, act] of steps) visit.set(name, await measure(() => act(person)))
  await leave()
  return visit
}

/** Milliseconds of a tap on a page that has nothing but a button: what the browser and this machine take for any. */
async function floorOf(browser: Browser, taps: number): Promise<number> {
  const { person, measure, leave } = await openPhone(browser)
  await person.page.goto(`data:text/html,${encodeURIComponent(barePage)}`)
  const times: number[] = []
  for (let at = 0; at < taps; at++) {
    const { answered } = await measure(() => person.tap(person.page.getByRole('button')))
    times.push(answered)
  }
  await leave()
  return median(times)
}

const barePage = `<!doctype html><meta name="viewport" content="width=device-width">
<button onclick="this.textContent += '!'">Press</button>`
