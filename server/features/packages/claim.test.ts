import { expect, test } from 'bun:test'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { askingOf } from '../../testing/php.ts'
import { testWorld } from '../../testing/world.ts'

const database = await freshDatabase()
await aSite(database.db)
const world = await testWorld(database)
const ada = await aMember(database.db)

/** What `/premium` says where the operator has stored this. */
async function premiumPage(premiumClaim: unknown): Promise<string> {
  await database.sql`update sites set settings = ${JSON.stringify({ premiumClaim })}::text::jsonb`
  world.sites.forget()
  return (await askingOf(world)({ path: '/premium', headers: { accept: 'text/html' }, as: ada })).text()
}

const period = { from: '2026-01-01', until: '2026-06-30' }
const free = { members: 2_000, matches: 1_000 }

test('that premium members have more matches is said only with the count that it comes from', async () => {
  expect(await premiumPage(null)).not.toContain('meer kans op een match')
  const page = await premiumPage({ ...period, free, premium: { members: 100, matches: 73 } })
  expect(page).toContain('46 procent meer kans op een match')
  expect(page).toContain('Geteld van 1 januari 2026 tot en met 30 juni 2026.')
  expect(page).toContain('2.000 gratis leden hadden samen 1.000 matches: 0,5 per lid.')
})

test('a count by which they have no more says nothing, and one that cannot be is not taken', async () => {
  expect(await premiumPage({ ...period, free, premium: { members: 100, matches: 50 } })).not.toContain('meer kans')
  const backwards = { from: period.until, until: period.from }
  expect(await premiumPage({ ...backwards, free, premium: { members: 100, matches: 73 } })).not.toContain('meer kans')
})
