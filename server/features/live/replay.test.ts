import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { phpPaths } from '../../php.ts'
import { procedures } from '../../reliability/testing/procedures.ts'
import { aLiveScene } from '../../testing/live-scene.ts'
import { changes } from '../../testing/matrices.ts'
import type { Heap } from '../../testing/matrix.ts'
import { expectReplayed, openBrowser } from '../../testing/replay.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'

setDefaultTimeout(30_000)
const database = await freshDatabase()
let world: TestWorld

beforeAll(async () => {
  await aSite(database.db, { settings: { signupCredits: 3 } })
  world = await testWorld(database)
})

test('the table of changes names every mutation and every path that writes', () => {
  const mutations = procedures.filter(({ type }) => type === 'mutation').map(({ name }) => name)
  const writing = phpPaths.filter(({ method, changes }) => method !== 'GET' || changes)
  const links = ['GET /activate', 'POST /reactivate']
  const all = [...mutations, ...writing.map(({ method, path }) => `${method} ${path}`), ...links]
  expect(Object.keys(changes).toSorted()).toEqual(all.toSorted())
})

/** The heap that a screen belongs to: "unread chats" to "chats", "profile of Ben" to "profiles". */
const heapOf = (screen: string) => heaps.find(([words]) => words.test(screen))?.[1] ?? screen
const heaps: [RegExp, Heap][] = [
  [/chats/, 'chats'],
  [/like/, 'likes'],
  [/profile/, 'profiles'],
  [/talk/, 'talks'],
]

describe('every open screen shows it, or asks for it:', () => {
  for (const [name, row] of Object.entries(changes)) {
    if ('unseen' in row) continue
    test(name, async () => {
      const scene = await aLiveScene(database, world)
      const { ada, ben, cleo, dirk, mila, nina } = scene
      const people = [ada, ben, cleo, dirk, mila, nina]
      const whose = Object.keys(row.seenBy) as (keyof typeof row.seenBy)[]
      const browsers = []
      for (const who of whose) {
        const others = people.filter((other) => other !== scene[who])
        browsers.push(await openBrowser(await world.as(scene[who]), others))
      }
      await row.does(scene)
      const [asked, changed]: string[][][] = [[], []]
      for (const browser of browsers) {
        const replay = await expectReplayed(browser)
        asked?.push([...new Set(replay.asked.map(heapOf))].toSorted())
        changed?.push(replay.changed)
      }
      expect(asked).toEqual(whose.map((who) => row.seenBy[who]?.toSorted() ?? []))
      expect(changed?.flat()).not.toEqual([])
    })
  }
})
