import { beforeAll, describe, expect, test } from 'bun:test'
import { aBan, aBlock, aDeletion, aMember, aSite, type TestMember, type Traits } from '../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { block, unblock } from '../blocks/service.ts'
import { me } from '../session/me.ts'
import { markRead } from './changes/mark-read.ts'
import { list } from './list.ts'
import { send } from './send.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
})

async function write(from: TestMember, to: TestMember, body = 'Hoi') {
  world.pass(1000)
  return send(await world.as(from), { memberId: to.id, clientId: Bun.randomUUIDv7(), body })
}

const withCredits = (traits: Traits = {}) => aMember(db, { credits: 50, ...traits })

describe('the list of conversations', () => {
  test('shows the latest first, with who it is, what was said last and what is unread', async () => {
    const [ada, ben, cleo] = [
      await withCredits(),
      await withCredits({ fictional: true, photoCount: 1 }),
      await withCredits(),
    ]
    await write(ada, cleo)
    await write(ben, ada, 'een')
    await write(ben, ada, 'twee\nregels')
    await write(cleo, ada, '🦊'.repeat(200))
    const { items: conversations, ...rest } = await list(await world.as(ada), {})
    expect(conversations).toMatchObject([
      {
        member: { id: cleo.id, name: cleo.name, fictional: false, photo: null },
        startedByMe: true,
        unread: 1,
        lastMessage: { seq: 2, mine: false, text: '🦊'.repeat(120), createdAt: world.now().toISOString() },
      },
      {
        member: { id: ben.id, fictional: true, photo: { colour: '#aabbcc' } },
        startedByMe: false,
        unread: 2,
        lastMessage: { seq: 2, mine: false, text: 'twee\nregels' },
      },
    ])
    expect(rest).toEqual({
      nextCursor: null,
      unreadTotal: 3,
      eventSeq: (await me(await world.as(ada)))?.eventSeq ?? -1,
    })
  })

  test('is empty before the first message', async () => {
    const ada = await aMember(db)
    expect(await list(await world.as(ada), {})).toEqual({
      items: [],
      nextCursor: null,
      unreadTotal: 0,
      eventSeq: 0,
    })
  })

  test('goes on page by page without a gap or a double, also among messages of one moment', async () => {
    const ada = await aMember(db)
    const others = await Promise.all(Array.from({ length: 65 }, () => withCredits()))
    for (const [n, other] of others.entries()) {
      if (n % 7 === 0) world.pass(1)
      await send(await world.as(other), { memberId: ada.id, clientId: Bun.randomUUIDv7(), body: `${n}` })
    }
    const asAda = await world.as(ada)
    const seen: string[] = []
    const sizes: number[] = []
    let cursor: Awaited<ReturnType<typeof list>>['nextCursor'] | undefined
    do {
      const page = await list(asAda, { cursor })
      sizes.push(page.items.length)
      seen.push(...page.items.map(({ member }) => member.id))
      cursor = page.nextCursor
    } while (cursor)
    expect(sizes).toEqual([30, 30, 5])
    expect(seen.toSorted()).toEqual(others.map(({ id }) => id).toSorted())
  })

  test('can be cut down to what is unread', async () => {
    const [ada, ben, cleo] = [await withCredits(), await withCredits(), await withCredits()]
    const { conversationId } = await write(ben, ada)
    await write(cleo, ada)
    const asAda = await world.as(ada)
    await markRead(asAda, { conversationId, seq: 1 })
    const unread = await list(asAda, { filter: 'unread' })
    expect(unread).toMatchObject({ items: [{ member: { id: cleo.id } }], unreadTotal: 1 })
    expect(unread.items).toHaveLength(1)
  })

  test('costs two statements', async () => {
    const ada = await withCredits()
    for (let n = 0; n < 4; n++) await write(await withCredits(), ada)
    const asAda = await world.as(ada)
    for (const filter of [undefined, 'unread'] as const) {
      const { statements } = await countStatements(database, () => list(asAda, { filter }))
      expect(statements).toHaveLength(2)
    }
  })

  test('leaves out whoever was banned, has left or is blocked, and so does the badge', async () => {
    const ada = await withCredits()
    const [banned, left, blocker, blocked, stays] = await Promise.all(Array.from({ length: 5 }, () => withCredits()))
    for (const other of [banned, left, blocker, blocked, stays]) await write(other as TestMember, ada)
    await aBan(db, banned?.id ?? '', 'spam')
    await aDeletion(db, left?.id ?? '', new Date('2026-07-01T00:00:00Z'))
    await aBlock(db, blocker?.id ?? '', ada.id)
    await aBlock(db, ada.id, blocked?.id ?? '')
    const asAda = await world.as(ada)
    const shown = await list(asAda, {})
    expect(shown.items.map(({ member }) => member.id)).toEqual([stays?.id ?? ''])
    expect([shown.unreadTotal, (await me(asAda))?.unreadTotal]).toEqual([1, 1])
  })

  test('keeps whoever became invisible', async () => {
    const [ada, ghost] = [await withCredits(), await withCredits({ invisibleSince: new Date(), searchable: false })]
    await write(ghost, ada)
    expect((await list(await world.as(ada), {})).items).toMatchObject([{ member: { id: ghost.id } }])
  })

  test('has a conversation back when the block is lifted, with nothing waiting', async () => {
    const [ada, ben] = [await withCredits(), await withCredits()]
    await write(ben, ada)
    const asAda = await world.as(ada)
    await block(asAda, ben.id)
    await unblock(asAda, ben.id)
    const { items: conversations, unreadTotal } = await list(asAda, {})
    expect([conversations.map(({ unread }) => unread), unreadTotal]).toEqual([[0], 0])
    await write(ben, ada)
    expect((await list(asAda, {})).unreadTotal).toBe(1)
  })
})
