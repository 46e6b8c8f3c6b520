import { beforeAll, expect, test } from 'bun:test'
import { readEventsAfter } from '../../../db/queries/live.ts'
import { aBlock, aConversation, aMember, aSite } from '../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import type { AppEvent } from '../../core/events.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { list as listLikes } from '../likes/lists.ts'
import { like } from '../likes/service.ts'
import { me } from '../session/me.ts'
import { block, list, unblock } from './service.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  await aSite(db, { id: 'other', hosts: ['other.localhost'] })
  world = await testWorld(database)
})

async function lastTold(member: { id: string }) {
  const { type, data } = (await readEventsAfter(db, member.id, 0, 1000)).at(-1) ?? {}
  return { type, ...(data as object) } as AppEvent
}

test('a block takes two people out of each other’s sight, and tells both the same', async () => {
  const [ada, ben, cleo] = [await aMember(db), await aMember(db), await aMember(db)]
  const [asAda, asBen] = [await world.as(ada), await world.as(ben)]
  await like(asAda, ben.id)
  await like(asBen, ada.id)
  await like(asBen, cleo.id)
  await like(await world.as(cleo), ada.id)
  await block(asAda, ben.id)

  expect(await lastTold(ada)).toEqual({ type: 'member_gone', memberId: ben.id, unreadTotal: 0, newLikes: 1 })
  expect(await lastTold(ben)).toEqual({ type: 'member_gone', memberId: ada.id, unreadTotal: 0, newLikes: 0 })
  expect((await listLikes(asAda, { type: 'matches' })).items).toEqual([])
  expect((await listLikes(asBen, { type: 'given' })).items.map(({ id }) => id)).toEqual([cleo.id])
  for (const [ctx, other] of [
    [asAda, ben],
    [asBen, ada],
  ] as const) {
    await expect(like(ctx, other.id)).rejects.toMatchObject({ code: 'member_not_found' })
  }
})

test('what a blocked conversation left unread is counted no more', async () => {
  const [ada, ben, cleo] = [await aMember(db), await aMember(db), await aMember(db)]
  const withBen = await aConversation(db, { from: ben.id, to: ada.id })
  await aConversation(db, { from: cleo.id, to: ada.id })
  await database.sql`update participants set unread = 2 where member_id = ${ada.id}`
  await database.sql`update participants set unread = 5 where member_id = ${ben.id}`
  await block(await world.as(ada), ben.id)

  expect(await lastTold(ada)).toEqual({ type: 'member_gone', memberId: ben.id, unreadTotal: 2, newLikes: 0 })
  expect(await me(await world.as(ada))).toMatchObject({ unreadTotal: 2 })
  const sides = await database.sql`select unread from participants where conversation_id = ${withBen}`
  expect([...sides]).toEqual([{ unread: 0 }, { unread: 0 }])
})

test('who blocks again, even at the same moment, tells the other one once', async () => {
  const [ada, ben] = [await aMember(db), await aMember(db)]
  const asAda = await world.as(ada)
  await Promise.all([block(asAda, ben.id), block(asAda, ben.id)])
  await block(asAda, ben.id)
  expect(await readEventsAfter(db, ben.id, 0, 10)).toHaveLength(1)
  expect((await list(asAda)).items).toHaveLength(1)
})

test('a like and a block at the same moment leave no like behind', async () => {
  for (let round = 0; round < 20; round++) {
    const [ada, ben] = [await aMember(db), await aMember(db)]
    const [asAda, asBen] = [await world.as(ada), await world.as(ben)]
    await Promise.all([block(asAda, ben.id), like(asBen, ada.id).catch(() => {})])
    await unblock(asAda, ben.id)
    expect((await listLikes(asAda, { type: 'received' })).items).toEqual([])
  }
})

test('after unblocking both can meet again, unless the other one blocks too', async () => {
  const [ada, ben, cleo] = [await aMember(db), await aMember(db), await aMember(db)]
  const asAda = await world.as(ada)
  await block(asAda, ben.id)
  await block(asAda, cleo.id)
  await aBlock(db, cleo.id, ada.id)
  await unblock(asAda, ben.id)
  await unblock(asAda, ben.id)
  await unblock(asAda, cleo.id)
  expect(await lastTold(ben)).toEqual({ type: 'reset' })
  expect(await lastTold(cleo)).toMatchObject({ type: 'member_gone' })
  expect(await like(await world.as(ben), ada.id)).toBe('liked')
  await expect(like(asAda, cleo.id)).rejects.toMatchObject({ code: 'member_not_found' })
})

test('nobody blocks oneself', async () => {
  const ada = await aMember(db)
  await expect(block(await world.as(ada), ada.id)).rejects.toMatchObject({ code: 'block_self' })
})

test('a block tells nobody that somebody unseen is there: as of an id that nobody has', async () => {
  const noticed = new Set<string>()
  for (const unseen of [
    async () => crypto.randomUUID(),
    async () => (await aMember(db, { siteId: 'other' })).id,
    async () => (await aMember(db, { searchable: false, invisibleSince: new Date('2026-05-01') })).id,
    async (ada: string) => {
      const ben = await aMember(db)
      await aConversation(db, { from: ben.id, to: ada })
      await aBlock(db, ben.id, ada)
      return ben.id
    },
  ]) {
    const ada = await aMember(db)
    const asAda = await world.as(ada)
    const id = await unseen(ada.id)
    const statements = []
    for (const verb of [block, block, unblock, unblock, block])
      statements.push((await countStatements(database, () => verb(asAda, id))).statements.length)
    const told = await readEventsAfter(db, ada.id, 0, 10)
    const seen = { statements, told: told.map(({ type, data }) => ({ type, data })), list: await list(asAda) }
    noticed.add(JSON.stringify(seen).replaceAll(id, 'their id'))
  }
  expect([...noticed]).toHaveLength(1)
})

test('who has blocked first is blocked all the same, and in the list once they have lifted theirs', async () => {
  const [ada, ben] = [await aMember(db), await aMember(db)]
  const [asAda, asBen] = [await world.as(ada), await world.as(ben)]
  await block(asBen, ada.id)
  await block(asAda, ben.id)
  expect(await readEventsAfter(db, ben.id, 0, 10)).toHaveLength(1)
  expect((await list(asAda)).items).toEqual([])
  await unblock(asBen, ada.id)
  await expect(like(asBen, ada.id)).rejects.toMatchObject({ code: 'member_not_found' })
  expect((await list(asAda)).items).toMatchObject([{ id: ben.id, name: ben.name }])
})

test('the list says how the blocked were called then', async () => {
  const [ada, ben] = [await aMember(db), await aMember(db, { name: 'Ben' })]
  const asAda = await world.as(ada)
  await block(asAda, ben.id)
  await aBlock(db, ben.id, ada.id)
  await database.sql`update profiles set name = 'Bernard' where member_id = ${ben.id}`
  await block(asAda, ben.id)
  expect((await list(asAda)).items).toMatchObject([{ id: ben.id, name: 'Ben' }])
})

test('an unconfirmed member can block, and an invisible one they talk with can be blocked', async () => {
  const newcomer = await aMember(db, { confirmedAt: null })
  const ghost = await aMember(db, { searchable: false, invisibleSince: new Date('2026-05-01'), photoCount: 1 })
  await aConversation(db, { from: ghost.id, to: newcomer.id })
  await block(await world.as(newcomer), ghost.id)
  const { items: members } = await list(await world.as(newcomer))
  expect(members).toMatchObject([{ id: ghost.id, name: ghost.name, photo: null }])
})

test('the list of the blocked is the member’s own, the latest first, page after page', async () => {
  const ada = await aMember(db)
  const asAda = await world.as(ada)
  const blocked = []
  for (let n = 0; n < 30; n++) {
    const member = await aMember(db, { photoCount: 1 })
    world.pass(1000)
    await block(await world.as(ada), member.id)
    blocked.unshift(member.id)
  }
  await aBlock(db, (await aMember(db)).id, ada.id)
  const first = await countStatements(database, () => list(asAda))
  const second = await list(asAda, first.result.nextCursor ?? undefined)
  expect(first.statements).toHaveLength(1)
  expect(first.result.items[0]?.photo?.thumb).toContain('/')
  expect([...first.result.items, ...second.items].map(({ id }) => id)).toEqual(blocked)
  expect(second.nextCursor).toBeNull()
})

test('of those who have blocked back the list shows no photo', async () => {
  const [ada, ben] = [await aMember(db), await aMember(db, { photoCount: 1 })]
  const asAda = await world.as(ada)
  await block(asAda, ben.id)
  expect((await list(asAda)).items[0]?.photo).not.toBeNull()
  await aBlock(db, ben.id, ada.id)
  expect((await list(asAda)).items).toMatchObject([{ id: ben.id, photo: null }])
})

test('the verbs keep to their statements', async () => {
  const [ada, ben] = [await aMember(db), await aMember(db)]
  const asAda = await world.as(ada)
  const cost = async (verb: () => Promise<unknown>) => (await countStatements(database, verb)).statements.length
  expect(await cost(() => block(asAda, ben.id))).toBe(6)
  expect(await cost(() => block(asAda, ben.id))).toBe(6)
  expect(await cost(() => unblock(asAda, ben.id))).toBe(3)
  expect(await cost(() => unblock(asAda, ben.id))).toBe(3)
})
