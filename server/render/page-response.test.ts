import { expect, test } from 'bun:test'
import { aMember, aSite } from '../../db/testing/factories.ts'
import { freshDatabase } from '../../db/testing/index.ts'
import { createLimits } from '../core/limits.ts'
import { askingOf } from '../testing/php.ts'
import { testWorld } from '../testing/world.ts'

const database = await freshDatabase()
await aSite(database.db)
for (let n = 0; n < 24; n++) await aMember(database.db, { photoCount: 1 })
const world = await testWorld(database)

const html = { accept: 'text/html' }

test('of many pages that are opened at once only a few are made before others have their say', async () => {
  const ask = askingOf(world)
  let [opened, most] = [0, 0]
  const pages = Array.from({ length: 60 }, async () => {
    const { status } = await ask({ path: '/members', headers: html })
    expect(status).toBe(200)
    opened++
  })
  for (let before = 0; opened < pages.length; before = opened) {
    await new Promise(setImmediate)
    most = Math.max(most, opened - before)
  }
  await Promise.all(pages)
  expect(most).toBeLessThanOrEqual(2)
})

test('who opens more pages than anybody can read is told in words when it goes on', async () => {
  const ask = askingOf({ ...world, limits: createLimits(1 / 120) })
  const ada = await aMember(database.db)
  expect((await ask({ path: '/members', headers: html, as: ada })).status).toBe(200)
  const refused = await ask({ path: '/members', headers: html, as: ada })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.text()).toContain('Even rustig aan')
  // It is theirs alone.
  expect((await ask({ path: '/members', headers: html })).status).toBe(200)
})

test('pages that show members are for no search engine, but the profile whose member allows it', async () => {
  const ask = askingOf(world)
  const robotsOf = async (path: string) => {
    const response = await ask({ path, headers: html })
    const [, meta] = /<meta name="robots" content="([^"]*)"/.exec(await response.text()) ?? []
    return [response.status, response.headers.get('x-robots-tag'), meta]
  }
  const kept = [200, 'noindex, noarchive', 'noindex, noarchive']
  const [ada, eve] = [
    await aMember(database.db),
    await aMember(database.db, { searchEnginesAllowedAt: new Date('2026-01-01T00:00:00Z') }),
  ]
  expect(await robotsOf(`/members/${ada.id}`)).toEqual(kept)
  expect(await robotsOf(`/members/${ada.id}/signup`)).toEqual(kept)
  expect(await robotsOf('/members')).toEqual(kept)
  expect(await robotsOf(`/members/${eve.id}`)).toEqual([200, null, undefined])
  expect(await robotsOf('/')).toEqual([200, null, undefined])
})
