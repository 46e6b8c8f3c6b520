import { beforeAll, expect, test } from 'bun:test'
import { drawPortrait } from '../../../db/demo/portraits/portrait.ts'
import { aLike, aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { aSession } from '../../../db/testing/journeys.ts'
import { askingOf, client } from '../../testing/php.ts'
import { testWorld } from '../../testing/world.ts'
import { originalKey } from './stored.ts'

const lander = 'https://lander.example'
const database = await freshDatabase()
const { db } = database
await aSite(db, { settings: { landerOrigins: [lander], landersReadMembers: true } })
const world = await testWorld(database)
const ask = askingOf(world)
let dirk: TestMember

beforeAll(async () => {
  dirk = await aMember(db, { gender: 'male', photoCount: 2 })
  for (const { storageKey } of await db.query.photos.findMany())
    await world.storage.put(originalKey(storageKey), drawPortrait(1, { gender: 'male', age: 30 }))
})

/** Dirk's photos as the browser with this session gets them. */
async function photosFor(cookie: string) {
  const input = encodeURIComponent(JSON.stringify({ json: { id: dirk.id } }))
  const response = await ask({ path: `/trpc/members.get?input=${input}`, headers: { cookie } })
  const { photos } = (await response.json()).result.data.json
  return photos as { locked: boolean; full?: string; card?: string; blurred?: string }[]
}

const statusOf = async (path: string | undefined, cookie = '') =>
  (await ask({ path: path ?? '', headers: { cookie } })).status

test('what a member is shown answers to their session, and to nobody whom they send it to', async () => {
  const [ada, bo] = [await aMember(db), await aMember(db)]
  const cookie = `vonk_session=${await aSession(db, ada.id)}`
  const others = `vonk_session=${await aSession(db, bo.id)}`
  const [main, second] = await photosFor(cookie)
  for (const address of [main!.card, main!.full, second!.full]) {
    expect(await statusOf(address, cookie)).toBe(200)
    expect([await statusOf(address), await statusOf(address, others)]).toEqual([403, 403])
  }
  expect((await photosFor(cookie))[1]!.full).toBe(second!.full!)
})

test('what a member was shown ends with the session', async () => {
  const secret = await aSession(db, (await aMember(db)).id)
  const cookie = `vonk_session=${secret}`
  const [main] = await photosFor(cookie)
  expect(await statusOf(main!.full, cookie)).toBe(200)
  await world.sessions.end(secret)
  expect(await statusOf(main!.full, cookie)).toBe(403)
})

test('what visitors are shown answers to everybody', async () => {
  const [main, second] = await photosFor('')
  expect([main!.locked, second!.locked]).toEqual([false, true])
  expect([await statusOf(main!.full), await statusOf(second!.blurred)]).toEqual([200, 200])
})

test('what a lander is given can be shown on its page, which brings no cookie', async () => {
  const ada = await aMember(db)
  await aLike(db, dirk.id, ada.id)
  const headers = { ...client, origin: lander, 'sec-fetch-site': 'cross-site' }
  const { profiles } = await (await ask({ path: '/api/likes.php', as: ada, headers })).json()
  const picture = { referer: `${lander}/`, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }
  const response = await ask({ path: profiles[0].main_image.filename, headers: picture })
  expect([response.status, response.headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin'])
})
