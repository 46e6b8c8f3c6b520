import { test as base, expect } from '@playwright/test'
import type { Database } from '../../db/client.ts'
import { openAppDatabase } from '../../db/testing/app-database.ts'
import { aMember, type TestMember, type Traits } from '../../db/testing/factories.ts'
import { type Browsers, browsersOf } from './browsers.ts'

interface OfTest {
  /** Opens a browser of somebody's own. When the test ends, no page of any of them may have complained. */
  open: Browsers['open']
  /** A member who has been here for a while: confirmed and free, unless told otherwise. */
  join: (traits?: Traits) => Promise<TestMember>
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
  open: async ({ browser, database, baseURL }, use) => {
    const browsers = browsersOf(browser, database, baseURL!)
    await use(browsers.open)
    await browsers.close()
    expect(browsers.complaints()).toEqual([])
  },
  join: async ({ database }, use) => {
    await use((traits = {}) => aMember(database.db, { email: anEmail(), lastActiveAt: new Date(), ...traits }))
  },
})

export { expect }

/** Which of the two sizes this test runs at. */
export const isPhone = () => test.info().project.name === 'phone'

/** An address that nobody has used before. */
export function anEmail(): string {
  return `${Bun.randomUUIDv7()}@example.org`
}
