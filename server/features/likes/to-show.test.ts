import { beforeAll, expect, test } from 'bun:test'
import { aBlock, aLike, aMember, aSite } from '../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { nextToShow } from './to-show.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
})

const day = (n: number) => new Date(Date.UTC(2026, 2, n))

test('likes are shown once each, the newest first, and then none', async () => {
  const [me, older, newer] = [await aMember(db), await aMember(db), await aMember(db)]
  await aLike(db, older.id, me.id, { createdAt: day(1) })
  await aLike(db, newer.id, me.id, { createdAt: day(2) })
  const ctx = await world.as(me)
  const shown = [await nextToShow(ctx), await nextToShow(ctx), await nextToShow(ctx)]
  expect(shown.map((card) => card?.id)).toEqual([newer.id, older.id, undefined])
  expect(shown[0]?.newLike).toBe(true)
})

test('what the member has seen, and whom they cannot see, is not shown', async () => {
  const [me, seen, blocked, hidden] = [
    await aMember(db),
    await aMember(db),
    await aMember(db),
    await aMember(db, { confirmedAt: null }),
  ]
  await aLike(db, seen.id, me.id, { seenAt: day(3) })
  await aLike(db, blocked.id, me.id)
  await aLike(db, hidden.id, me.id)
  await aBlock(db, me.id, blocked.id)
  expect(await nextToShow(await world.as(me))).toBeNull()
})

test('the like of a fictional profile says so', async () => {
  const [me, noor] = [await aMember(db), await aMember(db, { fictional: true })]
  await aLike(db, noor.id, me.id)
  expect(await nextToShow(await world.as(me))).toMatchObject({ id: noor.id, fictional: true })
})

test('two tabs that ask at once show two different likes', async () => {
  const [me, one, two] = [await aMember(db), await aMember(db), await aMember(db)]
  await aLike(db, one.id, me.id)
  await aLike(db, two.id, me.id)
  const ctx = await world.as(me)
  const shown = await Promise.all([nextToShow(ctx), nextToShow(ctx)])
  expect(new Set(shown.map((card) => card?.id))).toEqual(new Set([one.id, two.id]))
})

test('it takes two statements at most', async () => {
  const [me, other] = [await aMember(db), await aMember(db)]
  await aLike(db, other.id, me.id)
  const ctx = await world.as(me)
  const { statements } = await countStatements(database, () => nextToShow(ctx))
  expect(statements.length).toBeLessThanOrEqual(2)
})
