import { afterEach, beforeAll, describe, expect, test } from 'bun:test'
import { aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { findFaults } from '../../../db/testing/faults.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import { callerOf } from '../../core/procedures.ts'
import { appRouter } from '../../router.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { send } from '../chat/send.ts'
import { grant, wallet } from './service.ts'

const database = await freshDatabase()
const { db } = database
const callerFor = callerOf(appRouter)
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
})

afterEach(async () => {
  expect(await findFaults(db)).toEqual([])
})

const give = ({ id }: TestMember, amount: number, reference: string) =>
  db.transaction((tx) => grant(tx, id, amount, 'demo_grant', reference, world.now()))
const walletOf = async (member: TestMember) => wallet(await world.as(member))

describe('credits', () => {
  test('are given, and the books know every step', async () => {
    const ada = await aMember(db, { freeMessages: 3 })
    expect(await give(ada, 10, 'welcome')).toEqual({ balance: 10, freeMessages: 3, isNew: true })
    expect(await walletOf(ada)).toEqual({ balance: 10, freeMessages: 3 })
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
    expect(await walletOf(ada)).toMatchObject({ balance: 1 + 20 - spent })
  })

  test.each([0, -1, 1.5, Number.NaN])('are no amount of %p', async (amount) => {
    const ada = await aMember(db)
    await expect(give(ada, amount, 'odd')).rejects.toBeInstanceOf(RangeError)
  })
})

describe('the wallet', () => {
  test('is shown to its owner in one statement', async () => {
    const ada = await aMember(db, { credits: 5, freeMessages: 2 })
    const { credits } = callerFor(await world.as(ada))
    const { result, statements } = await countStatements(database, () => credits.wallet())
    expect(result).toEqual({ balance: 5, freeMessages: 2 })
    expect(statements).toHaveLength(1)
  })

  test('is not shown to visitors', async () => {
    const { credits } = callerFor(await world.visitor())
    await expect(credits.wallet()).rejects.toMatchObject({ code: 'FORBIDDEN', message: 'authentication_required' })
  })
})
