import { afterEach, beforeAll, describe, expect, test } from 'bun:test'
import { giftNames } from '../../../db/reference/gifts.ts'
import { aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { findFaults } from '../../../db/testing/faults.ts'
import { walletOf } from '../../../db/testing/from-outside.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import { toldTo } from '../../testing/events.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { give } from './give.ts'
import { list } from './list.ts'
import { openWith } from './open.ts'
import { priceOf } from './rules/gifts.ts'
import { send } from './send.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  await aSite(db, { id: 'gratis', hosts: ['gratis.localhost'], settings: { giftCredits: 0 } })
  await aSite(db, { id: 'dear', hosts: ['dear.localhost'], settings: { giftCredits: 3 } })
  world = await testWorld(database)
})

afterEach(async () => {
  expect(await findFaults(db)).toEqual([])
})

const newId = () => crypto.randomUUID()

async function present(
  from: TestMember,
  to: TestMember,
  clientId = newId(),
  gift: 'kiss' | 'rose' | 'coffee' = 'rose',
) {
  return give(await world.as(from), { memberId: to.id, clientId, gift })
}

const atOnce = <T>(work: (n: number) => Promise<T>) => Promise.allSettled(Array.from({ length: 50 }, (_, n) => work(n)))

const codes = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === 'rejected' ? result.reason.code : 'given'))

const tally = (results: PromiseSettledResult<unknown>[]) =>
  Object.fromEntries([...Map.groupBy(codes(results), (code) => code)].map(([code, all]) => [code, all.length]))

test('the catalogue costs what is promised', () => {
  expect(giftNames.map((gift) => [gift, priceOf(gift, 1)])).toEqual([
    ['kiss', 1],
    ['smile', 1],
    ['coffee', 2],
    ['rose', 3],
    ['chocolate', 4],
    ['cocktail', 5],
    ['teddy', 6],
    ['bouquet', 8],
    ['champagne', 12],
    ['ring', 20],
  ])
})

describe('a gift', () => {
  test('is a message of the conversation, paid with credits though free messages are left', async () => {
    const [ada, ben] = [await aMember(db, { credits: 5, freeMessages: 2 }), await aMember(db)]
    await send(await world.as(ada), { memberId: ben.id, clientId: newId(), body: 'Hoi' })
    const { conversationId, message, ...wallet } = await present(ada, ben)
    expect(wallet).toEqual({ balance: 2, freeMessages: 1 })
    expect(message).toMatchObject({ seq: 2, body: '🌹', content: { kind: 'gift', gift: 'rose' } })
    expect((await toldTo(db, ben)).at(-1)).toEqual({
      ...{ type: 'message', conversationId, otherId: ada.id, message, unread: 2, unreadTotal: 2 },
    })
    expect((await toldTo(db, ada)).slice(-2)).toMatchObject([
      { type: 'message', message },
      { type: 'wallet', ...wallet },
    ])
    expect((await openWith(await world.as(ben), ada.id)).messages[1]).toEqual(message)
    expect((await list(await world.as(ben), {})).items[0]?.lastMessage).toMatchObject({
      text: '🌹',
      content: { kind: 'gift', gift: 'rose' },
    })
  })

  test('is given in one transaction of five statements', async () => {
    const [ada, ben] = [await aMember(db, { credits: 9 }), await aMember(db)]
    const ctx = await world.as(ada)
    const { statements, transactions } = await countStatements(database, () =>
      give(ctx, { memberId: ben.id, clientId: newId(), gift: 'kiss' }),
    )
    expect([statements.length, transactions]).toEqual([5, 1])
  })

  test('costs as many times its price as the cheapest costs on the site', async () => {
    const siteId = 'dear'
    const [ada, ben] = [await aMember(db, { siteId, credits: 10 }), await aMember(db, { siteId })]
    expect(await present(ada, ben)).toMatchObject({ balance: 1 })
    await expect(present(ada, ben, newId(), 'kiss')).rejects.toMatchObject({
      code: 'insufficient_credits',
      details: { cost: 3, balance: 1 },
    })
  })

  test('costs nothing where gifts are free', async () => {
    const siteId = 'gratis'
    const [ada, ben] = [await aMember(db, { siteId, credits: 1 }), await aMember(db, { siteId })]
    expect(await present(ada, ben)).toMatchObject({ balance: 1 })
    expect((await toldTo(db, ada)).map(({ type }) => type)).toEqual(['message'])
  })

  test('begins a conversation like any message, of which a free member has two', async () => {
    const ada = await aMember(db, { credits: 50 })
    for (let n = 0; n < 2; n++) await present(ada, await aMember(db))
    await expect(present(ada, await aMember(db))).rejects.toMatchObject({ code: 'conversation_limit' })
  })

  test('is refused to oneself, to nobody and before an address is confirmed', async () => {
    const [ada, nina] = [await aMember(db, { credits: 9 }), await aMember(db, { credits: 9, confirmedAt: null })]
    await expect(present(ada, ada)).rejects.toMatchObject({ code: 'message_self' })
    await expect(present(ada, { ...ada, id: newId() })).rejects.toMatchObject({ code: 'member_not_found' })
    await expect(present(nina, ada)).rejects.toMatchObject({ code: 'not_confirmed' })
  })
})

describe('fifty at once', () => {
  test('never overspend, together with messages', async () => {
    const [ada, ben] = [await aMember(db, { credits: 20, freeMessages: 2 }), await aMember(db)]
    const asAda = await world.as(ada)
    const results = await atOnce((n) =>
      n % 5 === 0
        ? send(asAda, { memberId: ben.id, clientId: newId(), body: 'Hoi' })
        : present(ada, ben, newId(), n % 2 ? 'rose' : 'coffee'),
    )
    expect(Object.keys(tally(results)).sort()).toEqual(['given', 'insufficient_credits'])
    expect((await walletOf(db, ada))?.balance).toBeLessThan(2)
  })

  test('of one price are exactly as many as can be paid', async () => {
    const [ada, ben] = [await aMember(db, { credits: 32 }), await aMember(db)]
    expect(tally(await atOnce(() => present(ada, ben)))).toEqual({ given: 10, insufficient_credits: 40 })
    expect(await walletOf(db, ada)).toMatchObject({ balance: 2 })
  })

  test('with one client id are one gift, charged once', async () => {
    const [ada, ben] = [await aMember(db, { credits: 9 }), await aMember(db)]
    const clientId = newId()
    const results = await atOnce(() => present(ada, ben, clientId))
    expect(tally(results)).toEqual({ given: 50 })
    expect(await walletOf(db, ada)).toMatchObject({ balance: 6 })
    expect(await toldTo(db, ben)).toHaveLength(1)
  })
})

test('a client id stands for this gift alone: neither another one nor its sign as a text', async () => {
  const [ada, ben] = [await aMember(db, { credits: 9 }), await aMember(db)]
  const clientId = newId()
  await present(ada, ben, clientId)
  const again = { code: 'message_id_reused' }
  await expect(present(ada, ben, clientId, 'coffee')).rejects.toMatchObject(again)
  const asText = { memberId: ben.id, clientId, body: '🌹' }
  await expect(send(await world.as(ada), asText)).rejects.toMatchObject(again)
  expect(await walletOf(db, ada)).toMatchObject({ balance: 6 })
})
