import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { phpPaths } from '../../php.ts'
import { procedures } from '../../reliability/testing/procedures.ts'
import { aLiveScene } from '../../testing/live-scene.ts'
import { changes, webObjects } from '../../testing/matrices.ts'
import { type Browser, expectReplayed, openBrowser } from '../../testing/replay.ts'
import { testWorld } from '../../testing/world.ts'

setDefaultTimeout(30_000)
const database = await freshDatabase()
await aSite(database.db, { settings: { signupCredits: 3 } })
const world = await testWorld(database)

test('the table of changes names every mutation and every path that writes', () => {
  const mutations = procedures.filter(({ type }) => type === 'mutation').map(({ name }) => name)
  const writing = phpPaths.filter(({ method, changes }) => method !== 'GET' || changes)
  const all = [...mutations, ...writing.map(({ method, path }) => `${method} ${path}`)]
  // The changes of a mailed link are declared next to the feature that mails it.
  const links = Object.keys(changes).filter((name) => (name.split(' ')[1] ?? '') in webObjects)
  expect(links).not.toEqual([])
  expect(Object.keys(changes).toSorted()).toEqual([...all, ...links].toSorted())
})

const heapsOf = ({ screens }: Browser) => [...new Set(screens.map(({ screen }) => screen.heap))].toSorted()

describe('every open screen shows it, or asks for it:', () => {
  for (const [name, row] of Object.entries(changes)) {
    if ('unseen' in row) continue
    test(name, async () => {
      const scene = await aLiveScene(database, world)
      const { ada, ben, cleo, dirk, mila, nina } = scene
      const people = [ada, ben, cleo, dirk, mila, nina]
      const whose = Object.keys(row.seenBy) as (keyof typeof row.seenBy)[]
      const browsers: Browser[] = []
      for (const who of whose) {
        const others = people.filter((other) => other !== scene[who])
        browsers.push(await openBrowser(await world.as(scene[who]), others))
      }
      await row.does(scene)
      const replays = await Array.fromAsync(browsers, (browser) => expectReplayed(browser))
      const expected = whose.map((who, n) => {
        const heaps = row.seenBy[who] ?? []
        return heaps === 'everything' ? heapsOf(browsers[n]!) : heaps.toSorted()
      })
      expect(replays.map(({ heaps }) => heaps.toSorted())).toEqual(expected)
      expect(replays.flatMap(({ changed }) => changed)).not.toEqual([])
    })
  }
})
