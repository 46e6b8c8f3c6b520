import { beforeAll, expect, test } from 'bun:test'
import { readEventsAfter } from '../../../db/queries/live.ts'
import { aBlock, aConversation, aDeletion, aMember, aSite } from '../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import type { AppEvent } from '../../core/events.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { me } from '../session/me.ts'
import { list } from './lists.ts'
import { like, markSeen, unlike } from './service.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  await aSite(db, { id: 'other', hosts: ['other.localhost'] })
  world = await testWorld(database)
})

/** The member's stored events, in order. */
async function told(member: { id: string }) {
  const rows = await readEventsAfter(db, member.id, 0, 1000)
  return rows.map(({ type, data }) => ({ type, ...(data as object) }) as AppEvent)
}

const newLikesOf = async (member: { id: string }) => (await me(await world.as(member)))?.newLikes

test('two who like each other are matched once, and both are told', async () => {
  const [ada, ben] = [await aMember(db), await aMember(db)]
  expect(await like(await world.as(ada), ben.id)).toBe('liked')
  expect(await like(await world.as(ben), ada.id)).toBe('matched')
  expect(await like(await world.as(ben), ada.id)).toBe('matched')
  expect(await like(await world.as(ada), ben.id)).toBe('matched')
  expect(await told(ada)).toEqual([
    { type: 'like_given', memberId: ben.id, matched: false },
    { type: 'like_received', memberId: ben.id, matched: true, newLikes: 1 },
  ])
  expect(await told(ben)).toEqual([
    { type: 'like_received', memberId: ada.id, matched: false, newLikes: 1 },
    { type: 'like_given', memberId: ada.id, matched: true },
  ])
})

test('two who like each other at the same moment are matched once', async () => {
  for (let round = 0; round < 20; round++) {
    const [ada, ben] = [await aMember(db), await aMember(db)]
    const [asAda, asBen] = [await world.as(ada), await world.as(ben)]
    const outcomes = await Promise.all([like(asAda, ben.id), like(asBen, ada.id)])
    expect(outcomes.toSorted()).toEqual(['liked', 'matched'])
    for (const member of [ada, ben]) {
      const events = await told(member)
      expect(events.map(({ type }) => type).toSorted()).toEqual(['like_given', 'like_received'])
      expect(events.filter((event) => 'matched' in event && event.matched)).toHaveLength(1)
      expect((await list(await world.as(member), { type: 'matches' })).items).toHaveLength(1)
    }
  }
})

test('tapping twice at once likes once', async () => {
  const [ada, ben] = [await aMember(db), await aMember(db)]
  const asAda = await world.as(ada)
  expect(await Promise.all([like(asAda, ben.id), like(asAda, ben.id)])).toEqual(['liked', 'liked'])
  expect(await told(ben)).toHaveLength(1)
})

test('a like taken back is gone for both, and taking it back twice changes nothing', async () => {
  const [ada, ben] = [await aMember(db), await aMember(db)]
  await like(await world.as(ada), ben.id)
  await unlike(await world.as(ada), ben.id)
  await unlike(await world.as(ada), ben.id)
  expect((await told(ada)).slice(1)).toEqual([{ type: 'like_taken_back', memberId: ben.id }])
  expect((await told(ben)).slice(1)).toEqual([{ type: 'like_withdrawn', memberId: ada.id, newLikes: 0 }])
  expect(await like(await world.as(ben), ada.id)).toBe('liked')
})

test('opening a profile clears its new mark, once and no other', async () => {
  const [ada, ben, cleo] = [await aMember(db), await aMember(db), await aMember(db)]
  await like(await world.as(ben), ada.id)
  await like(await world.as(cleo), ada.id)
  const asAda = await world.as(ada)
  await Promise.all([markSeen(asAda, ben.id), markSeen(asAda, ben.id)])
  await markSeen(asAda, ben.id)
  expect((await told(ada)).slice(2)).toEqual([{ type: 'like_seen', memberId: ben.id, newLikes: 1 }])
  expect(await newLikesOf(ada)).toBe(1)
})

test('whoever is not there for a member cannot be liked, and the answer is always the same', async () => {
  const ada = await aMember(db)
  const refused = {
    unknown: { id: Bun.randomUUIDv7() },
    unconfirmed: await aMember(db, { confirmedAt: null }),
    elsewhere: await aMember(db, { siteId: 'other' }),
    invisible: await aMember(db, { searchable: false, invisibleSince: new Date('2026-05-01') }),
    blocked: await aMember(db),
    blocker: await aMember(db),
  }
  await aBlock(db, ada.id, refused.blocked.id)
  await aBlock(db, refused.blocker.id, ada.id)
  for (const { id } of Object.values(refused)) {
    await expect(like(await world.as(ada), id)).rejects.toMatchObject({ code: 'member_not_found' })
  }
  expect(await told(ada)).toEqual([])
})

test('an invisible member can be liked by those they talk with, unless they are leaving', async () => {
  const ada = await aMember(db)
  const invisible = { searchable: false, invisibleSince: new Date('2026-05-01') }
  const [ben, cleo] = [await aMember(db, invisible), await aMember(db, invisible)]
  await aConversation(db, { from: ada.id, to: ben.id })
  await aConversation(db, { from: cleo.id, to: ada.id })
  await aDeletion(db, cleo.id, new Date('2026-06-10'))
  expect(await like(await world.as(ada), ben.id)).toBe('liked')
  await expect(like(await world.as(ada), cleo.id)).rejects.toMatchObject({ code: 'member_not_found' })
})

test('of the like of an invisible member nobody hears, nor when it is taken back', async () => {
  const ben = await aMember(db)
  const ada = await aMember(db, { searchable: false, invisibleSince: new Date('2026-05-01') })
  await like(await world.as(ada), ben.id)
  expect(await newLikesOf(ben)).toBe(0)
  await unlike(await world.as(ada), ben.id)
  expect(await told(ben)).toEqual([])
  expect((await told(ada)).at(-1)).toEqual({ type: 'like_taken_back', memberId: ben.id })
})

test('nobody likes oneself, and not before the address is confirmed', async () => {
  const [ada, newcomer] = [await aMember(db), await aMember(db, { confirmedAt: null })]
  await expect(like(await world.as(ada), ada.id)).rejects.toMatchObject({ code: 'like_self' })
  await expect(like(await world.as(newcomer), ada.id)).rejects.toMatchObject({ code: 'not_confirmed' })
})

test('the verbs keep to their statements', async () => {
  const [ada, ben] = [await aMember(db), await aMember(db)]
  const [asAda, asBen] = [await world.as(ada), await world.as(ben)]
  const cost = async (verb: () => Promise<unknown>) => (await countStatements(database, verb)).statements.length
  expect(await cost(() => like(asAda, ben.id))).toBe(5)
  expect(await cost(() => like(asAda, ben.id))).toBe(2)
  expect(await cost(() => markSeen(asBen, ada.id))).toBe(5)
  expect(await cost(() => markSeen(asBen, ada.id))).toBe(1)
  expect(await cost(() => unlike(asAda, ben.id))).toBe(4)
  expect(await cost(() => unlike(asAda, ben.id))).toBe(2)
})
