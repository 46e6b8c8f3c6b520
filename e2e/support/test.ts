import { test as base, expect } from '@playwright/test'
import type { Database } from '../../db/client.ts'
import { openAppDatabase } from '../../db/testing/app-database.ts'
import { aMember, type TestMember, type Traits } from '../../db/testing/factories.ts'
import { type Browsers, browsersOf } from './browsers/browsers.ts'
import { type Line, lineTo } from './line.ts'

export interface OfTest {
  /** The errors that pages may have in this test, because it is what the test is about. */
  tolerates: RegExp | null
  /** Everybody reads these pages through a translator; `E2E_TRANSLATED=1` has all journeys read like that. */
  isTranslated: boolean
  /** Opens a browser of somebody's own. When the test ends, no page of any of them may have had an error. */
  open: Browsers['open']
  /** Creates a member who is confirmed and has no premium by default, and has been here for a while. */
  join: (traits?: Traits) => Promise<TestMember>
  /** A line to the server that the test can break. */
  line: Line
}

interface OfWorker {
  database: Database
}

export const test = base.extend<OfTest, OfWorker>({
  database: [
    async ({ browserName: _ }, use) => {
      const database = await openAppDatabase()
      await use(database)
      await database.close()
    },
    { scope: 'worker' },
  ],
  tolerates: [null, { option: true }],
  isTranslated: [process.env.E2E_TRANSLATED === '1', { option: true }],
  open: async ({ browser, database, baseURL, tolerates, isTranslated }, use) => {
    const browsers = browsersOf(browser, { database, straightURL: baseURL!, isTranslated })
    await use(browsers.open)
    const waitedFor = test.info().status === 'timedOut' ? browsers.underWay() : []
    await browsers.close()
    expect(waitedFor, 'what was under way when the time was over').toEqual([])
    const isTolerated = (error: string) => tolerates?.test(error) || (isTranslated && drawnAnew.test(error))
    expect(browsers.errors().filter((error) => !isTolerated(error))).toEqual([])
  },
  line: async ({ baseURL }, use) => {
    const line = await lineTo(baseURL!)
    await use(line)
    await line.close()
  },
  join: async ({ database }, use) => {
    await use((traits = {}) => aMember(database.db, { email: anEmail(), lastActiveAt: new Date(), ...traits }))
  },
})

export { expect }

/** React says so of a page that was translated before it was there, and draws it anew. */
const drawnAnew = /Minified React error #418/

/** For `open`: somebody whose system lets pages move, in journeys where something is dragged, slides or is animated. */
export const moving = { reducedMotion: 'no-preference' } as const

/** Which of the two sizes this test runs at. */
export const isPhone = () => test.info().project.name === 'phone'

/** An address that nobody has used before. */
export function anEmail(): string {
  return `${Bun.randomUUIDv7()}@example.org`
}
