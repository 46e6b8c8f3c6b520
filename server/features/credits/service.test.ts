import { afterEach, beforeAll, describe, expect, test } from 'bun:test'
import { lockMembers } from '../../../db/queries/locks/members.ts'
import { aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { findFaults } from '../../../db/testing/faults.ts'
import { boughtOf, walletOf } from '../../../db/testing/from-outside.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { unsend } from '../chat/changes/unsend.ts'
import { send } from '../chat/send.ts'
import { grant } from './service.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
})

afterEach(async () => {
  expect(await findFaults(db)).toEqual([])
})

const give = ({ id }: TestMember, amount: number, reference: string) =>
  db.transaction(async (tx) => {
    const held = await lockMembers(tx, [id])
    return grant(tx, held, { memberId: id, amount, reason: 'demo_grant', reference, now: world.now() })
  })

describe('credits', () => {
  test('are given, and the books know every step', async () => {
    const ada = await aMember(db, { freeMessages: 3 })
    const wallet = { balance: 10, freeMessages: 3 }
    const events = [{ memberId: ada.id, event: { type: 'wallet' as const, ...wallet } }]
    expect(await give(ada, 10, 'welcome')).toEqual({ ...wallet, isNew: true, events })
    expect(await give(ada, 10, 'welcome')).toEqual({ ...wallet, isNew: false, events: [] })
    expect(await walletOf(db, ada)).toEqual({ balance: 10, freeMessages: 3 })
  })

  test('are given once per cause, also when it comes many times at once', async () => {
    const ada = await aMember(db)
    const results = await Promise.all(Array.from({ length: 20 }, () => give(ada, 10, 'webhook')))
    expect(results.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(results.every(({ balance }) => balance === 10)).toBe(true)
    expect(await give(ada, 10, 'another webhook')).toMatchObject({ balance: 20, isNew: true })
  })

  test('come and go at the same time as messages without a cent lost', async () => {
    const [ada, ben] = [await aMember(db, { credits: 1 }), await aMember(db)]
    const asAda = await world.as(ada)
    const sends = Array.from({ length: 20 }, () =>
      send(asAda, { memberId: ben.id, clientId: Bun.randomUUIDv7(), body: 'Hoi' }),
    )
    const gifts = Array.from({ length: 10 }, (_, n) => give(ada, 2, `gift ${n}`))
    const results = await Promise.allSettled([...sends, ...gifts])
    const spent = results.slice(0, 20).filter(({ status }) => status === 'fulfilled').length
    expect(spent).toBeGreaterThan(0)
    expect(await walletOf(db, ada)).toMatchObject({ balance: 1 + 20 - spent })
  })

  test('that were given are spent before those that were bought, and come back as what they were', async () => {
    const [ada, ben] = [await aMember(db, { credits: 1, bought: 5 }), await aMember(db)]
    const asAda = await world.as(ada)
    const say = () => send(asAda, { memberId: ben.id, clientId: Bun.randomUUIDv7(), body: 'Hoi' })
    const standing = async () => [(await walletOf(db, ada))?.balance, await boughtOf(db, ada)]
    const [first, second] = [await say(), await say()]
    expect(await standing()).toEqual([4, 4])
    for (const { conversationId, message } of [first, second]) await unsend(asAda, { conversationId, seq: message.seq })
    expect(await standing()).toEqual([6, 5])
    await say()
    expect(await standing()).toEqual([5, 5])
  })

  test('that were bought are spent last, however many are sent at once', async () => {
    const [ada, ben] = [await aMember(db, { credits: 7, bought: 5 }), await aMember(db)]
    const asAda = await world.as(ada)
    const sends = Array.from({ length: 50 }, () =>
      send(asAda, { memberId: ben.id, clientId: Bun.randomUUIDv7(), body: 'Hoi' }).then(() => boughtOf(db, ada)),
    )
    const results = await Promise.allSettled(sends)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(12)
    expect([await walletOf(db, ada), await boughtOf(db, ada)]).toEqual([{ balance: 0, freeMessages: 0 }, 0])
  })

  test.each([0, -1, 1.5, Number.NaN])('are no amount of %p', async (amount) => {
    const ada = await aMember(db)
    await expect(give(ada, amount, 'odd')).rejects.toBeInstanceOf(RangeError)
  })
})
