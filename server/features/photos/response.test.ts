import { beforeAll, describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import { drawPortrait } from '../../../db/demo/portraits/portrait.ts'
import {
  aBan,
  aBlock,
  aConversation,
  aDeletion,
  aLike,
  aMember,
  aPhoto,
  aSite,
  type TestMember,
  type Traits,
} from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { aSession } from '../../../db/testing/journeys.ts'
import { countStatements } from '../../../db/testing/statements.ts'
import { appOf, askingOf, client } from '../../testing/php.ts'
import { testWorld } from '../../testing/world.ts'
import { type PhotoSigner, type PhotoVariant, photoAddresses, photoVariants } from './addresses.ts'
import { originalKey, variantKey } from './stored.ts'

const lander = 'https://lander.example'
const database = await freshDatabase()
const { db } = database
await aSite(db, { settings: { landerOrigins: [lander], landersReadMembers: true } })
await aSite(db, { id: 'gloed', hosts: ['gloed.test'] })
const world = await testWorld(database)
const app = appOf(world)
const ask = askingOf(world, app)
let dirk: TestMember

beforeAll(async () => {
  dirk = await aMember(db, { gender: 'male', photoCount: 5 })
  await draw(dirk.id)
})

/** Puts originals into the storage for all photos of a member. */
async function draw(memberId: string): Promise<void> {
  const rows = await db.query.photos.findMany({ where: (photo, { eq }) => eq(photo.memberId, memberId) })
  const portrait = drawPortrait(1, { gender: 'male', age: 30 })
  await Promise.all(rows.map(({ storageKey }) => world.storage.put(originalKey(storageKey), portrait)))
}

async function cookieOf({ id }: { id: string }): Promise<string> {
  return `vonk_session=${await aSession(db, id)}`
}

/** A member's photos as the browser with this session gets them. */
async function photosFor(cookie: string, { id }: { id: string } = dirk) {
  const input = encodeURIComponent(JSON.stringify({ json: { id } }))
  const response = await ask({ path: `/trpc/members.get?input=${input}`, headers: { cookie } })
  const { photos } = (await response.json()).result.data.json
  return photos as { locked: boolean; full: string; card: string; blurred: string }[]
}

const get = (path: string, cookie = '', more: Record<string, string> = {}) =>
  ask({ path, headers: { ...(cookie && { cookie }), ...more } })
const statusOf = async (path: string, cookie = '') => (await get(path, cookie)).status

async function signed(id: string, variant: PhotoVariant, signer: Partial<PhotoSigner> = {}) {
  const site = await world.sites.of('localhost')
  return photoAddresses({ secret: world.secret, site, photoSession: null, ...signer }, id, world.now())(variant)
}

describe('a signed address', () => {
  test('gives the file, which a browser shows again for a short while and then asks about', async () => {
    const [main] = await photosFor('')
    const response = await get(main!.card)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toBe('private, max-age=300')
    expect((await sharp(await response.bytes()).metadata()).format).toBe('webp')

    const again = await get(main!.card, '', { 'if-none-match': response.headers.get('etag')! })
    expect([again.status, (await again.bytes()).byteLength]).toEqual([304, 0])
    expect(again.headers.get('cache-control')).toBe('private, max-age=300')
  })

  test('costs one statement, whoever asks', async () => {
    const cookie = await cookieOf(await aMember(db))
    const [main] = await photosFor(cookie)
    await get(main!.card, cookie)
    for (const [path, own] of [
      [main!.card, cookie],
      [(await photosFor(''))[0]!.card, cookie],
      [(await photosFor(''))[0]!.card, ''],
    ] as const)
      expect((await countStatements(database, () => get(path, own))).statements).toHaveLength(1)
  })

  test('is forbidden when it is bent or worn out', async () => {
    const [, , , locked] = await photosFor(await cookieOf(await aMember(db)))
    expect(await statusOf(locked!.blurred.replace('blurred', 'full'))).toBe(403)
    const [main] = await photosFor('')
    const path = main!.full.split('?')[0]!
    expect([await statusOf(path), await statusOf(`${path}?e=9999999999&s=abc`)]).toEqual([403, 403])
    expect((await get(path)).headers.get('cache-control')).toBe('no-store')
    world.pass(2 * 3_600_000)
    expect(await statusOf(main!.full)).toBe(403)
  })

  test('is good on the hosts of its own site alone', async () => {
    const [main] = await photosFor('')
    const elsewhere = new Request(`http://gloed.test${main!.card}`, { headers: { host: 'gloed.test' } })
    expect((await app.handle(elsewhere)).status).toBe(403)
    expect(await statusOf(main!.card)).toBe(200)
  })

  test('leads to nothing when there is nothing', async () => {
    const nobodys = await signed(crypto.randomUUID(), 'card')
    expect(await statusOf(nobodys)).toBe(403)
    const member = await aMember(db)
    const id = await aPhoto(db, member.id)
    expect(await statusOf(await signed(id, 'card'))).toBe(404)
    await world.storage.put(originalKey(`test-${id}`), 'not a picture')
    expect(await statusOf(await signed(id, 'card'))).toBe(404)
    for (const path of ['/photos/', `/photos/${id}`, `/photos/${id}/original`, `/photos/${id}/original.webp`])
      expect(await statusOf(path), path).toBe(404)
  })

  test('is only read', async () => {
    const [main] = await photosFor('')
    expect((await ask({ path: main!.card, method: 'HEAD' })).status).toBe(200)
    expect((await ask({ path: main!.card, method: 'DELETE' })).status).toBe(405)
  })
})

test('a missing file is made again from the original', async () => {
  const id = await aPhoto(db, (await aMember(db)).id)
  await world.storage.put(originalKey(`test-${id}`), drawPortrait(2, { gender: 'male', age: 50 }))
  const path = await signed(id, 'full')
  expect(await statusOf(path)).toBe(200)
  for (const variant of photoVariants) expect(await world.storage.has(variantKey(`test-${id}`, variant))).toBe(true)
  await world.storage.remove(variantKey(`test-${id}`, 'full'))
  expect(await statusOf(path)).toBe(200)
})

describe('for whom', () => {
  test('what a member is shown answers to their session, and to nobody whom they send it to', async () => {
    const [cookie, others] = [await cookieOf(await aMember(db)), await cookieOf(await aMember(db))]
    const [main, second] = await photosFor(cookie)
    for (const path of [main!.card, main!.full, second!.full]) {
      expect(await statusOf(path, cookie)).toBe(200)
      expect([await statusOf(path), await statusOf(path, others)]).toEqual([403, 403])
    }
    expect((await photosFor(cookie))[1]!.full).toBe(second!.full)
  })

  test('it ends with the session', async () => {
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
    expect(await statusOf(main!.full, await cookieOf(await aMember(db)))).toBe(200)
    expect(await statusOf(main!.full, 'vonk_session=worn-out')).toBe(200)
  })

  test('a lander shows what it was given on its page, which brings no cookie, and nothing that members were', async () => {
    const ada = await aMember(db)
    await aLike(db, dirk.id, ada.id)
    const headers = { ...client, origin: lander, 'sec-fetch-site': 'cross-site' }
    const { profiles } = await (await ask({ path: '/api/likes.php', as: ada, headers })).json()
    const picture = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }
    const policyAt = async (path: string, referer: string, cookie = '') => {
      const response = await get(path, cookie, { ...picture, referer })
      return [response.status, response.headers.get('cross-origin-resource-policy')]
    }
    const given = profiles[0].main_image.filename
    expect(await policyAt(given, `${lander}/`)).toEqual([200, 'cross-origin'])
    expect(await policyAt(given, `${lander}.evil.example/`)).toEqual([200, 'same-origin'])
    const cookie = await cookieOf(ada)
    const [main] = await photosFor(cookie)
    expect(await policyAt(main!.card, `${lander}/`, cookie)).toEqual([200, 'same-origin'])
  })
})

describe('a right ends with what gave it', () => {
  /** What a member and a visitor have been handed out of somebody new, and what each gets for it now. */
  async function handedOut() {
    const owner = await aMember(db, { photoCount: 1 })
    await draw(owner.id)
    const viewer = await aMember(db)
    const cookie = await cookieOf(viewer)
    const [[own], [open]] = [await photosFor(cookie, owner), await photosFor('', owner)]
    const answers = async () => ({
      own: await statusOf(own!.full, cookie),
      openWithSession: await statusOf(open!.full, cookie),
      open: await statusOf(open!.full),
    })
    expect(await answers()).toEqual({ own: 200, openWithSession: 200, open: 200 })
    return { owner, viewer, answers, cookie, own: own!.full }
  }

  test('with a block by the owner, also for what visitors are shown', async () => {
    const { owner, viewer, answers, cookie, own } = await handedOut()
    await aBlock(db, owner.id, viewer.id)
    expect(await answers()).toEqual({ own: 403, openWithSession: 403, open: 200 })
    expect((await get(own, cookie, { 'if-none-match': '"1"' })).status).toBe(403)
  })

  test('not with one’s own: the list of whom one has blocked shows who they are', async () => {
    const { owner, viewer, answers } = await handedOut()
    await aBlock(db, viewer.id, owner.id)
    expect(await answers()).toEqual({ own: 200, openWithSession: 200, open: 200 })
  })

  const gone = { own: 403, openWithSession: 403, open: 403 }

  test('with a ban', async () => {
    const { owner, answers } = await handedOut()
    await aBan(db, owner.id, 'spam')
    expect(await answers()).toEqual(gone)
  })

  test('with the owner’s leaving', async () => {
    const { owner, answers } = await handedOut()
    await aDeletion(db, owner.id, new Date('2100-01-01'))
    expect(await answers()).toEqual(gone)
  })

  test('with being found, but for those whom the owner talks with', async () => {
    const { owner, viewer, answers } = await handedOut()
    const invisible = 'invisible_since = now(), searchable = false'
    await database.sql.unsafe(`update profiles set ${invisible} where member_id = '${owner.id}'`)
    expect(await answers()).toEqual(gone)
    await aConversation(db, { from: owner.id, to: viewer.id })
    expect(await answers()).toEqual({ own: 200, openWithSession: 200, open: 403 })
  })

  test('with premium, for what that alone has opened', async () => {
    const viewer = await aMember(db, { premiumSince: new Date('2026-02-01') })
    const cookie = await cookieOf(viewer)
    const owner = await aMember(db)
    for (let place = 0; place < 5; place++) {
      const id = await aPhoto(db, owner.id, { position: place })
      await world.storage.put(variantKey(`test-${id}`, 'full'), 'a picture')
    }
    const handed = (await photosFor(cookie, owner)).map(({ full }) => full)
    const answers = () => Promise.all(handed.map((path) => statusOf(path, cookie)))
    const setPremium = (since: string) =>
      database.sql.unsafe(`update members set premium_since = ${since} where id = '${viewer.id}'`)
    expect(await answers()).toEqual([200, 200, 200, 200, 200])
    await setPremium('null')
    expect(await answers()).toEqual([200, 200, 200, 403, 403])
    expect((await photosFor(cookie, owner)).map(({ locked }) => locked)).toEqual([false, false, false, true, true])
    await setPremium('now()')
    expect(await answers()).toEqual([200, 200, 200, 200, 200])
  })

  test('with the photo, whoever takes it away', async () => {
    for (const change of ["status = 'removed', is_main = false", 'deleted_at = now(), is_main = false']) {
      const { owner, answers } = await handedOut()
      await database.sql.unsafe(`update photos set ${change} where member_id = '${owner.id}'`)
      expect(await answers(), change).toEqual(gone)
    }
  })

  test('the owner keeps sight of what is inspected or removed, until it is deleted', async () => {
    const owner = await aMember(db, { photoCount: 1 })
    await draw(owner.id)
    const cookie = await cookieOf(owner)
    const [own] = await photosFor(cookie, owner)
    for (const [change, status] of [
      ["status = 'under_inspection', is_main = false", 200],
      ["status = 'removed'", 200],
      ['deleted_at = now()', 403],
    ] as const) {
      await database.sql.unsafe(`update photos set ${change} where member_id = '${owner.id}'`)
      expect(await statusOf(own!.full, cookie), change).toBe(status)
    }
  })
})

test('a photo is for no search engine unless its member has allowed it', async () => {
  const robotsOf = async (traits: Traits) => {
    const { id } = await aMember(db, { photoCount: 1, ...traits })
    const [row] = await db.query.photos.findMany({ where: (photo, { eq }) => eq(photo.memberId, id) })
    await world.storage.put(variantKey(row!.storageKey, 'full'), new Uint8Array([1]))
    const [photo] = await photosFor('', { id })
    const response = await get(photo!.full)
    return [response.status, response.headers.get('x-robots-tag')]
  }
  expect(await robotsOf({})).toEqual([200, 'noindex, noarchive'])
  expect(await robotsOf({ searchEnginesAllowedAt: new Date() })).toEqual([200, null])
})
