import { beforeAll, expect, test } from 'bun:test'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { callerOf, router } from '../../core/procedures.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { blocksRouter } from '../blocks/router.ts'
import { searchPages } from '../members/search/search.ts'
import { likePages } from './lists.ts'
import { likesRouter } from './router.ts'

const database = await freshDatabase()
const { db } = database
const callerFor = callerOf(router({ likes: likesRouter, blocks: blocksRouter }))
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
})

test('visitors log in before they like, look at likes or block', async () => {
  const { likes, blocks } = callerFor(await world.visitor())
  const { id: memberId } = await aMember(db)
  const calls = [
    () => likes.like({ memberId }),
    () => likes.unlike({ memberId }),
    () => likes.markSeen({ memberId }),
    () => likes.overview(),
    () => likes.list({ type: 'received' }),
    () => likes.showNext(),
    () => likes.card({ memberId }),
    () => blocks.block({ memberId }),
    () => blocks.unblock({ memberId }),
    () => blocks.list({}),
  ]
  const refusal = { code: 'FORBIDDEN', message: 'authentication_required' }
  for (const call of calls) await expect(call()).rejects.toMatchObject(refusal)
})

test('members like and page through lists with the cursor they were given', async () => {
  const [ada, ben] = [await aMember(db), await aMember(db)]
  const { likes } = callerFor(await world.as(ada))
  expect(await likes.like({ memberId: ben.id })).toBe('liked')
  const { items: cards } = await likes.list({ type: 'given', cursor: null })
  expect(cards.map(({ id }) => id)).toEqual([ben.id])
  const cursor = likePages.seal(world.secret, { newLike: false, likedAt: world.now(), id: ben.id })
  expect(await likes.list({ type: 'given', cursor })).toEqual({ items: [], nextCursor: null })
})

test('what is no member’s id, no list or no page is refused by name', async () => {
  const { likes, blocks } = callerFor(await world.as(await aMember(db)))
  const refusal = { code: 'BAD_REQUEST', message: 'input_invalid' }
  await expect(likes.like({ memberId: 'me' })).rejects.toMatchObject(refusal)
  await expect(likes.list({ type: 'all' as never })).rejects.toMatchObject(refusal)
  const [id, never] = [Bun.randomUUIDv7(), new Date(0)]
  const foreign = searchPages.seal(world.secret, { ring: 0, at: 1, key: 1, memberId: id })
  for (const cursor of [
    'b25lLW93bi1tYWtpbmc',
    likePages.seal('another', { newLike: false, likedAt: never, id }),
    foreign,
  ]) {
    await expect(likes.list({ type: 'given', cursor })).rejects.toMatchObject(refusal)
  }
  await expect(
    blocks.list({ cursor: likePages.seal(world.secret, { newLike: true, likedAt: world.now(), id }) }),
  ).rejects.toMatchObject(refusal)
})

test('a refusal travels as its kind', async () => {
  const ada = await aMember(db)
  const { likes, blocks } = callerFor(await world.as(ada))
  const unknown = { memberId: Bun.randomUUIDv7() }
  await expect(likes.like(unknown)).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'member_not_found' })
  await expect(likes.like({ memberId: ada.id })).rejects.toMatchObject({ code: 'BAD_REQUEST', message: 'like_self' })
  await expect(blocks.block({ memberId: ada.id })).rejects.toMatchObject({ code: 'BAD_REQUEST', message: 'block_self' })
})
