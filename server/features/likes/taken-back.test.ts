import { beforeAll, expect, test } from 'bun:test'
import { readEventsAfter } from '../../../db/queries/live.ts'
import { aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { block, unblock } from '../blocks/service.ts'
import { me } from '../session/me.ts'
import { list } from './lists.ts'
import { like, markSeen, unlike } from './service.ts'
import { nextToShow } from './to-show.ts'
import { forgetTakenBack } from './upkeep.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
})

const day = 24 * 60 * 60_000

/** Ben likes Ada, takes the like back after `between`, and likes her again a day later. */
async function likedAgain(between: (ada: TestMember, ben: TestMember) => Promise<unknown> = async () => {}) {
  const [ada, ben] = [await aMember(db), await aMember(db)]
  const [asAda, asBen] = [await world.as(ada), await world.as(ben)]
  await like(asBen, ada.id)
  await between(ada, ben)
  await unlike(asBen, ada.id)
  world.pass(day)
  await like(asBen, ada.id)
  return { ada, ben, asAda, asBen }
}

async function lastTold(member: TestMember): Promise<object> {
  const rows = await readEventsAfter(db, member.id, 0, 1000)
  const { type, data } = rows.at(-1)!
  return { type, ...(data as object) }
}

test('who takes a like back and gives it again is not new a second time', async () => {
  const { ada, ben, asAda } = await likedAgain(async (ada, ben) => markSeen(await world.as(ada), ben.id))
  expect((await list(asAda, { type: 'received' })).items).toMatchObject([{ id: ben.id, newLike: false }])
  expect((await me(asAda))?.newLikes).toBe(0)
  expect(await lastTold(ada)).toMatchObject({ type: 'like_received', newLikes: 0, again: true })
})

test('one that was not seen stays new, is not told of again, and does not climb over later ones', async () => {
  const cleo = await aMember(db)
  const { ada, ben, asAda } = await likedAgain(async (ada) => {
    world.pass(1000)
    await like(await world.as(cleo), ada.id)
  })
  const received = (await list(asAda, { type: 'received' })).items
  expect(received.map(({ id, newLike }) => [id, newLike])).toEqual([
    [cleo.id, true],
    [ben.id, true],
  ])
  expect(await lastTold(ada)).toEqual({
    ...{ type: 'like_received', memberId: ben.id, matched: false, newLikes: 2, again: true },
  })
})

test('a like that was shown large is not shown large again', async () => {
  const { asAda } = await likedAgain(async (ada) => nextToShow(await world.as(ada)))
  expect(await nextToShow(asAda)).toBeNull()
})

test('a match that comes only by the second like is news, one that there was before is not', async () => {
  const [ada, ben] = [await aMember(db), await aMember(db)]
  const [asAda, asBen] = [await world.as(ada), await world.as(ben)]
  await like(asBen, ada.id)
  await unlike(asBen, ada.id)
  await like(asAda, ben.id)
  await like(asBen, ada.id)
  expect(await lastTold(ada)).toEqual({ type: 'like_received', memberId: ben.id, matched: true, newLikes: 1 })
  await unlike(asBen, ada.id)
  await like(asBen, ada.id)
  expect(await lastTold(ada)).toMatchObject({ matched: true, again: true })
})

test('a block is no way round it', async () => {
  const { ada, ben, asAda, asBen } = await likedAgain(async (ada, ben) => markSeen(await world.as(ada), ben.id))
  await block(asBen, ada.id)
  await unblock(asBen, ada.id)
  await like(asBen, ada.id)
  expect((await list(asAda, { type: 'received' })).items).toMatchObject([{ id: ben.id, newLike: false }])
})

test('after thirty days it is forgotten', async () => {
  const [ada, ben] = [await aMember(db), await aMember(db)]
  const asBen = await world.as(ben)
  await like(asBen, ada.id)
  await markSeen(await world.as(ada), ben.id)
  await unlike(asBen, ada.id)
  world.pass(29 * day)
  await forgetTakenBack(world)
  expect(await db.query.takenBackLikes.findMany({ where: (row, { eq }) => eq(row.fromId, ben.id) })).toHaveLength(1)
  world.pass(2 * day)
  await forgetTakenBack(world)
  await like(asBen, ada.id)
  expect((await me(await world.as(ada)))?.newLikes).toBe(1)
})
