import { afterEach, beforeAll, describe, expect, test } from 'bun:test'
import { aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { findFaults } from '../../../db/testing/faults.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import { callerOf } from '../../core/procedures.ts'
import { appRouter } from '../../router.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { send } from '../chat/send.ts'
import { grant, spend, wallet } from './service.ts'

const database = await freshDatabase()
const { db } = database
const callerFor = callerOf(appRouter)
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
})

afterEach(async () => {
  const faults = await findFaults(db)
  // Spending here stands for no message.
  expect(faults.filter(({ fault }) => fault !== 'entry without its paid message')).toEqual([])
})

const give = ({ id }: TestMember, amount: number, reference: string) =>
  db.transaction((tx) => grant(tx, id, amount, 'demo_grant', reference, world.now()))
const take = ({ id }: TestMember, amount: number, reference: string) =>
  db.transaction((tx) => spend(tx, id, amount, 'message', reference, world.now()))
const walletOf = async (member: TestMember) => wallet(await world.as(member))

describe('credits', () => {
  test('are given and spent, and the books know every step', async () => {
    const ada = await aMember(db, { freeMessages: 3 })
    expect(await give(ada, 10, 'welcome')).toEqual({ balance: 10, freeMessages: 3, isNew: true })
    expect(await take(ada, 4, 'a rose')).toEqual({ balance: 6, freeMessages: 3, isNew: true })
    expect(await walletOf(ada)).toEqual({ balance: 6, freeMessages: 3 })
  })

  test('are given once per cause, also when it comes many times at once', async () => {
    const ada = await aMember(db)
    const results = await Promise.all(Array.from({ length: 20 }, () => give(ada, 10, 'webhook')))
    expect(results.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(results.every(({ balance }) => balance === 10)).toBe(true)
    expect(await give(ada, 10, 'another webhook')).toMatchObject({ balance: 20, isNew: true })
  })

  test('are spent once per cause, even when they are gone by then', async () => {
    const ada = await aMember(db, { credits: 5 })
    await take(ada, 5, 'a bouquet')
    expect(await take(ada, 5, 'a bouquet')).toEqual({ balance: 0, freeMessages: 0, isNew: false })
  })

  test('are never spent that are not there, however many want them at once', async () => {
    const ada = await aMember(db, { credits: 10 })
    const results = await Promise.allSettled(Array.from({ length: 30 }, (_, n) => take(ada, 3, `gift ${n}`)))
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(refused).toHaveLength(27)
    expect(refused[0]).toMatchObject({ code: 'insufficient_credits', details: { cost: 3, balance: 1 } })
    expect(await walletOf(ada)).toMatchObject({ balance: 1 })
  })

  test('come and go at the same time as messages without a cent lost', async () => {
    const [ada, ben] = [await aMember(db, { credits: 1 }), await aMember(db)]
    const asAda = await world.as(ada)
    const sends = Array.from({ length: 20 }, () =>
      send(asAda, { memberId: ben.id, clientId: Bun.randomUUIDv7(), body: 'Hoi' }),
    )
    const others = Array.from({ length: 20 }, (_, n) => (n % 2 ? give(ada, 2, `gift ${n}`) : take(ada, 1, `rose ${n}`)))
    const results = await Promise.allSettled([...sends, ...others])
    const done = (from: number, to: number) =>
      results.slice(from, to).filter(({ status }) => status === 'fulfilled').length
    const spent =
      done(0, 20) + results.slice(20).filter(({ status }, n) => status === 'fulfilled' && n % 2 === 0).length
    expect(await walletOf(ada)).toMatchObject({ balance: 1 + 20 - spent })
  })

  test.each([0, -1, 1.5, Number.NaN])('are no amount of %p', async (amount) => {
    const ada = await aMember(db)
    await expect(give(ada, amount, 'odd')).rejects.toBeInstanceOf(RangeError)
    await expect(take(ada, amount, 'odd')).rejects.toBeInstanceOf(RangeError)
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
