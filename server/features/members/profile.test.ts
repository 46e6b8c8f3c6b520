import { beforeAll, describe, expect, test } from 'bun:test'
import { bans } from '../../../db/schema/index.ts'
import { aBlock, aConversation, aDeletion, aLike, aPhoto } from '../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import { aSession } from '../../../db/testing/journeys.ts'
import type { Context } from '../../core/context.ts'
import { anotherSite } from '../../testing/site.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { me as meOf } from '../session/me.ts'
import { getCards, getProfile } from './profile.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld

beforeAll(async () => {
  world = await testWorld(database)
})

const isThere = async (ctx: Context, { id }: { id: string }) => {
  const profile = await getProfile(ctx, id).then(
    () => true,
    (refusal) => refusal.code !== 'member_not_found',
  )
  expect(await getCards(ctx, [id])).toHaveLength(profile ? 1 : 0)
  return profile
}

test('a profile tells all that its member says of themselves', async () => {
  const site = await anotherSite(db, world)
  const facts = {
    joiningReason: 'dating',
    relationshipStatus: 'divorced',
    bodyType: 'slim',
    hairColour: 'dark_blond',
    eyeColour: 'hazel',
    tattoos: 'few',
  } as const
  const her = await site.aMember({
    ...facts,
    name: 'Sanne',
    about: 'Ik fiets graag.',
    interests: ['cycling', 'wine', 'music'],
    premiumSince: new Date('2026-02-01'),
    fictional: true,
  })
  const me = await site.aMember({ interests: ['music', 'cycling', 'beer'] })
  expect(await getProfile(await world.as(me), her.id)).toMatchObject({
    ...facts,
    id: her.id,
    name: 'Sanne',
    age: 30,
    city: 'Haarlem',
    regionName: 'Noord-Holland',
    about: 'Ik fiets graag.',
    sharedInterests: ['cycling', 'music'],
    premium: true,
    fictional: true,
    isNew: false,
    lastActive: 'earlier',
    sexuality: null,
    isOwn: false,
  })
})

test('sexuality shows with its consent, and to members only', async () => {
  const site = await anotherSite(db, world)
  const me = await site.aMember()
  const silent = await site.aMember({ sexuality: 'bi' })
  const agreed = await site.aMember({ sexuality: 'bi', sexualityConsentAt: new Date('2026-01-01') })
  const shown = async (ctx: Context, { id }: { id: string }) => (await getProfile(ctx, id)).sexuality
  expect(await shown(await world.as(me), silent)).toBeNull()
  expect(await shown(await world.as(me), agreed)).toBe('bi')
  expect(await shown(await site.visitor(), agreed)).toBeNull()
})

test('photos: three for free members, one for visitors, all for premium members and on one’s own profile', async () => {
  const site = await anotherSite(db, world)
  const her = await site.aMember({ photoCount: 5 })
  await aPhoto(db, her.id, { position: 5, status: 'under_inspection' })
  const free = await world.as(await site.aMember())
  const premium = await world.as(await site.aMember({ premiumSince: new Date('2026-02-01') }))
  const openTo = async (ctx: Context) => (await getProfile(ctx, her.id)).photos.map(({ locked }) => !locked)
  expect(await openTo(free)).toEqual([true, true, true, false, false])
  expect(await openTo(await site.visitor())).toEqual([true, false, false, false, false])
  expect(await openTo(premium)).toEqual([true, true, true, true, true])
  expect(await openTo(await world.as(her))).toEqual([true, true, true, true, true, true])

  const { photos } = await getProfile(free, her.id)
  expect(Object.keys(photos[3] ?? {}).sort()).toEqual(['blurred', 'colour', 'id', 'locked'])
})

test('a photo that nobody has looked at yet is on its owner’s profile for them alone, and marked', async () => {
  const site = await anotherSite(db, world)
  const her = await site.aMember()
  const id = await aPhoto(db, her.id, { position: 0, status: 'under_inspection' })
  await aPhoto(db, her.id, { position: 1, status: 'active' })
  await aPhoto(db, her.id, { position: 2, status: 'removed' })
  const shown = async (ctx: Context) =>
    (await getProfile(ctx, her.id)).photos.map((photo) => !photo.locked && photo.underInspection)
  expect(await shown(await world.as(her))).toEqual([true, false])
  expect(await shown(await world.as(await site.aMember()))).toEqual([false])
  expect(await meOf(await world.as(her))).toMatchObject({ photo: { underInspection: true } })
  expect((await meOf(await world.as(her)))?.photo?.thumb).toContain(id)
})

describe('what is between two members', () => {
  test('a like of either, a match, a conversation', async () => {
    const site = await anotherSite(db, world)
    const [me, her] = [await site.aMember(), await site.aMember()]
    const relation = async () => (await getProfile(await world.as(me), her.id)).relation
    const nothing = { liked: false, likedMe: false, likeIsNew: false, matched: false, conversationId: null }
    expect(await relation()).toEqual(nothing)

    await aLike(db, her.id, me.id)
    expect(await relation()).toEqual({ ...nothing, likedMe: true, likeIsNew: true })
    await aLike(db, me.id, her.id)
    const conversationId = await aConversation(db, { from: her.id, to: me.id })
    const all = { liked: true, likedMe: true, likeIsNew: true, matched: true, conversationId }
    expect(await relation()).toEqual(all)
  })

  test('nothing on one’s own profile, and nothing for visitors', async () => {
    const site = await anotherSite(db, world)
    const me = await site.aMember({ interests: ['music'] })
    const own = await getProfile(await world.as(me), me.id)
    expect([own.isOwn, own.relation, own.sharedInterests]).toEqual([true, null, []])
    expect(await getProfile(await site.visitor(), me.id)).toMatchObject({ isOwn: false, relation: null })
  })

  test('a like of somebody invisible stays unknown', async () => {
    const site = await anotherSite(db, world)
    const me = await site.aMember()
    const hidden = await site.aMember({ invisibleSince: new Date('2026-02-01'), searchable: false })
    await aLike(db, hidden.id, me.id)
    await aConversation(db, { from: me.id, to: hidden.id })
    expect((await getProfile(await world.as(me), hidden.id)).relation).toMatchObject({ likedMe: false })
  })
})

describe('who is not there, with the same answer for each', () => {
  test('nobody, the unconfirmed, the banned, those who left, and members of other sites', async () => {
    const site = await anotherSite(db, world)
    const elsewhere = await anotherSite(db, world)
    const me = await site.aMember()
    const gone = { searchable: false }
    const [unconfirmed, banned, left] = [
      await site.aMember({ confirmedAt: null }),
      await site.aMember(gone),
      await site.aMember(gone),
    ]
    await db.insert(bans).values({ memberId: banned.id, reason: 'spam', createdAt: world.now() })
    await aDeletion(db, left.id, new Date('2026-06-10'))
    for (const one of [banned, left]) await aConversation(db, { from: me.id, to: one.id })

    const [ctx, visitor] = [await world.as(me), await site.visitor()]
    for (const one of [{ id: Bun.randomUUIDv7() }, unconfirmed, banned, left, await elsewhere.aMember()]) {
      expect([await isThere(ctx, one), await isThere(visitor, one)]).toEqual([false, false])
    }
    expect(await isThere(await world.as(unconfirmed), unconfirmed)).toBe(true)
  })

  test('either side of a block', async () => {
    const site = await anotherSite(db, world)
    const [me, her] = [await site.aMember(), await site.aMember()]
    await aBlock(db, me.id, her.id)
    expect(await isThere(await world.as(me), her)).toBe(false)
    expect(await isThere(await world.as(her), me)).toBe(false)
    expect(await isThere(await site.visitor(), her)).toBe(true)
  })

  test('the invisible, but for those they have a conversation with', async () => {
    const site = await anotherSite(db, world)
    const hidden = await site.aMember({ invisibleSince: new Date('2026-02-01'), searchable: false })
    const [companion, stranger] = [await site.aMember(), await site.aMember()]
    await aConversation(db, { from: companion.id, to: hidden.id })
    expect(await isThere(await world.as(companion), hidden)).toBe(true)
    expect(await isThere(await world.as(stranger), hidden)).toBe(false)
    expect(await isThere(await site.visitor(), hidden)).toBe(false)
  })
})

test('cards come in the order asked for', async () => {
  const site = await anotherSite(db, world)
  const members = [await site.aMember(), await site.aMember(), await site.aMember()]
  const ids = members.map(({ id }) => id).reverse()
  expect((await getCards(await site.visitor(), ids)).map(({ id }) => id)).toEqual(ids)
  expect(await getCards(await site.visitor(), [])).toEqual([])
})

test('a profile takes two statements, cards one', async () => {
  const site = await anotherSite(db, world)
  const [me, her] = [await site.aMember(), await site.aMember({ photoCount: 4 })]
  const ctx = await world.as(me)
  expect((await countStatements(database, () => getProfile(ctx, her.id))).statements).toHaveLength(2)
  expect((await countStatements(database, () => getCards(ctx, [her.id, me.id]))).statements).toHaveLength(1)
})

test('a number, an address or a link in a profile is for members alone', async () => {
  const site = await anotherSite(db, world)
  const [me, plain] = [await site.aMember(), await site.aMember({ about: 'Ik wandel graag.' })]
  const aboutFor = async (ctx: Context, { id }: { id: string }) => {
    const { about, aboutHidden } = await getProfile(ctx, id)
    return [about, aboutHidden]
  }
  for (const about of ['Bel me: 06 1234 5678', 'Mail ada@example.org', 'Zie www.example.org']) {
    const open = await site.aMember({ about })
    expect(await aboutFor(await site.visitor(), open)).toEqual(['', true])
    expect(await aboutFor(await world.as(me), open)).toEqual([about, false])
  }
  expect(await aboutFor(await site.visitor(), plain)).toEqual(['Ik wandel graag.', false])
})

test('whoever is banned by a row is out of view at once, logged out, and back when the row goes', async () => {
  const site = await anotherSite(db, world)
  const [me, banned] = [await site.aMember(), await site.aMember({ photoCount: 1 })]
  const session = await aSession(db, banned.id)
  expect(await isThere(await world.as(me), banned)).toBe(true)
  await db.insert(bans).values({ memberId: banned.id, reason: 'scam', createdAt: new Date() })
  expect(await isThere(await world.as(me), banned)).toBe(false)
  expect(await isThere(await site.visitor(), banned)).toBe(false)
  await database.sql`delete from bans where member_id = ${banned.id}`
  expect(await isThere(await world.as(me), banned)).toBe(true)
  expect(await world.sessions.find(session)).toBeUndefined()
})
