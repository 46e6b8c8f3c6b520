import { beforeEach, expect, test } from 'bun:test'
import { listMovements, type MovementPlace, movementFilters } from '../../../db/queries/transactions/movements.ts'
import { ledgerEntries } from '../../../db/schema/index.ts'
import { aBlock, aConversation, aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { anOrder, aPayment, aReceipt, aRefund } from '../../../db/testing/orders.ts'
import { countStatements, rowsRead } from '../../../db/testing/statements.ts'
import { appRouter } from '../../router.ts'
import { testWorld } from '../../testing/world.ts'
import { correct } from '../credits/correct.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
const world = await testWorld(database)
const ruben = await aMember(db, { name: 'Ruben' })
const koen = await aMember(db, { name: 'Koen', fictional: true })

let ada: TestMember
let [withRuben, withKoen] = ['', '']
beforeEach(renew)
async function renew(): Promise<void> {
  ada = await aMember(db)
  withRuben = await aConversation(db, { from: ada.id, to: ruben.id, bodies: [] })
  withKoen = await aConversation(db, { from: ada.id, to: koen.id, bodies: [] })
}

type Entry = typeof ledgerEntries.$inferInsert
type Booked = [reason: Entry['reason'], amount: number, reference: string, createdAt: string]

/** Books these on Ada’s wallet, in this order. */
async function book(...booked: Booked[]): Promise<void> {
  let balance = 0
  const entries = booked.map(([reason, amount, reference, at]): Entry => {
    balance += amount
    const createdAt = new Date(at)
    return { id: Bun.randomUUIDv7(), memberId: ada.id, reason, amount, reference, createdAt, balanceAfter: balance }
  })
  await db.insert(ledgerEntries).values(entries)
  await database.sql`update wallets set balance = ${balance} where member_id = ${ada.id}`
}

const asAda = async () => appRouter.createCaller(await world.as(ada)).transactions
const asked = async (filter: 'all' | 'payments' | 'credits' = 'all', cursor?: string, timeZone = 'Europe/Amsterdam') =>
  (await asAda()).list({ filter, timeZone, cursor })
const told = async (...args: Parameters<typeof asked>) =>
  (await asked(...args)).items.map(({ kind, count, amount, balance, person }) => [
    kind,
    count,
    amount,
    balance,
    person?.name ?? null,
  ])
const at = (time: string, day = '20') => `2026-05-${day}T${time}:00Z`

test('messages to one person in a row are one line, with the balance after the last of them', async () => {
  await book(
    ['signup_grant', 20, 'welcome', at('08:00')],
    ['message', -1, `${withKoen}:1`, at('09:00')],
    ['message', -1, `${withRuben}:1`, at('10:00')],
    ['message', -1, `${withRuben}:2`, at('11:00')],
    ['photo', -2, `${withRuben}:3`, at('12:00')],
    ['message', -1, `${withRuben}:4`, at('13:00')],
    ['unsent', 2, `${withRuben}:3`, at('14:00')],
  )
  expect(await told()).toEqual([
    ['unsent', 1, 2, 16, 'Ruben'],
    ['message', 1, -1, 14, 'Ruben'],
    ['photo', 1, -2, 15, 'Ruben'],
    ['message', 2, -2, 17, 'Ruben'],
    ['message', 1, -1, 19, 'Koen'],
    ['signup_grant', 1, 20, 20, null],
  ])
  const { items } = await asked()
  expect(items[0]).toMatchObject({ returned: 'photo', at: new Date(at('14:00')) })
  expect(items[4]).toMatchObject({ person: { id: koen.id, fictional: true } })
})

test('a line is of one day of the reader’s', async () => {
  await book(
    ['signup_grant', 20, 'welcome', at('08:00')],
    ['message', -1, `${withRuben}:1`, at('21:59')],
    ['message', -1, `${withRuben}:2`, at('22:01')],
  )
  expect(await told()).toHaveLength(3)
  expect(await told('all', undefined, 'UTC')).toEqual([
    ['message', 2, -2, 18, 'Ruben'],
    ['signup_grant', 1, 20, 20, null],
  ])
  expect(await told('all', undefined, 'Nowhere/None')).toHaveLength(2)
})

test('who is gone, or has blocked, is not named', async () => {
  await book(['signup_grant', 20, 'welcome', at('08:00')], ['message', -1, `${withRuben}:1`, at('09:00')])
  await aBlock(db, ruben.id, ada.id)
  expect((await told())[0]).toEqual(['message', 1, -1, 19, null])
  await database.sql`delete from blocks`
})

test('payments stand between the credits, failed ones with the balance as it was', async () => {
  const order = await anOrder(db, ada.id, { paidAt: new Date(at('12:05')) })
  const paid = { status: 'paid', paidAt: new Date(at('12:05')), paidCurrency: 'EUR', paidMinor: 4799 } as const
  await aPayment(db, order, { status: 'cancelled', createdAt: new Date(at('12:00')) })
  await aPayment(db, order, { ...paid, paidWith: 'Visa 4242', method: 'visa', createdAt: new Date(at('12:03')) })
  const surplus = await aPayment(db, order, { ...paid, isSurplus: true, createdAt: new Date(at('12:04')) })
  await aRefund(db, surplus, { reason: 'surplus', minor: 4799, createdAt: new Date(at('12:06')) })
  await book(
    ['signup_grant', 3, 'welcome', at('08:00')],
    ['purchase', 60, order.id, at('12:05')],
    ['message', -1, `${withRuben}:1`, at('13:00')],
  )
  const money = { minor: 4799, currency: 'EUR' as const }
  const { items } = await asked()
  expect(
    items.map(({ kind, amount, balance, order }) => [kind, amount, balance, order && [order.paidWith, order.status]]),
  ).toEqual([
    ['message', -1, 62, null],
    ['refund', 0, 63, [null, 'going_back']],
    ['purchase', 60, 63, ['Visa 4242', 'paid']],
    ['payment', 0, 3, [null, 'going_back']],
    ['payment', 0, 3, [null, 'cancelled']],
    ['signup_grant', 3, 3, null],
  ])
  expect(items[2]?.order).toEqual({
    id: order.id,
    credits: 60,
    amount: money,
    asked: null,
    method: 'visa',
    paidWith: 'Visa 4242',
    status: 'paid',
    refund: null,
  })
  expect(items[1]?.order?.refund).toBe('under_way')
  expect((await told('payments')).map(([kind]) => kind)).toEqual(['refund', 'purchase', 'payment', 'payment'])
  expect((await told('credits')).map(([kind]) => kind)).toEqual(['message', 'purchase', 'signup_grant'])
})

test('a withdrawal takes credits by one line, and its money comes back by another', async () => {
  const order = await anOrder(db, ada.id, { paidAt: new Date(at('12:00')) })
  const paid = { status: 'paid', paidAt: new Date(at('12:00')), paidCurrency: 'EUR', paidMinor: 4799 } as const
  const payment = await aPayment(db, order, { ...paid, createdAt: new Date(at('12:00')) })
  await aRefund(db, payment, { reason: 'withdrawal', minor: 3679, createdAt: new Date(at('14:00')) })
  await book(['purchase', 60, order.id, at('12:00')], ['withdrawal', -46, order.id, at('13:00')])
  const { items } = await asked()
  expect(items.map(({ kind, amount, balance, order }) => [kind, amount, balance, order?.amount?.minor])).toEqual([
    ['refund', 0, 14, 3679],
    ['withdrawal', -46, 14, undefined],
    ['purchase', 60, 60, 4799],
  ])
})

test('at one moment the money of a withdrawal comes back after its credits went, whatever their ids, on one page and on two', async () => {
  const order = await anOrder(db, ada.id, { paidAt: new Date(at('12:00')) })
  const moment = { createdAt: new Date(at('14:00')) }
  const paid = { status: 'paid', paidAt: new Date(at('12:00')), paidCurrency: 'EUR', paidMinor: 4799 } as const
  const payment = await aPayment(db, order, { ...paid, createdAt: new Date(at('12:00')) })
  // Below any id of an entry.
  const id = `00000000${crypto.randomUUID().slice(8)}`
  await aRefund(db, payment, { ...moment, id, reason: 'withdrawal', minor: 3679 })
  await book(['purchase', 60, order.id, at('12:00')], ['withdrawal', -46, order.id, at('14:00')])
  const pageOf = (limit: number, after?: MovementPlace) => listMovements(db, ada.id, { filter: 'all', after, limit })
  const whole = (await pageOf(9)).map(({ kind, reason }) => reason ?? kind)
  expect(whole).toEqual(['refund', 'withdrawal', 'purchase'])
  const paged: string[] = []
  for (let [one] = await pageOf(1); one; [one] = await pageOf(1, one)) paged.push(one.reason ?? one.kind)
  expect(paged).toEqual(whole)
})

test('a correction says why, among the credits and not among the payments', async () => {
  const explanation = 'Je bericht van 12 mei is twee keer geteld.'
  const correction = { amount: 2, kind: 'given' as const, explanation, reference: 'zaak' }
  await correct(world, { id: ada.id, siteId: 'vonk' }, correction)
  const { items } = await asked('credits')
  expect(items).toMatchObject([{ kind: 'correction', amount: 2, balance: 2, explanation, person: null, order: null }])
  expect(JSON.stringify(items)).not.toContain('ZAAK')
  expect(await asked()).toMatchObject({ items })
  expect(await told('payments')).toEqual([])
})

test('each time that a bank takes something back is told with what it took then, in the list and in the steps', async () => {
  const times = [at('13:00'), at('14:00'), at('15:00')].map((time) => new Date(time))
  const order = await anOrder(db, ada.id, { paidAt: new Date(at('12:00')) })
  const payment = await aPayment(db, order, {
    ...{ status: 'paid', paidAt: new Date(at('12:00')), paidCurrency: 'EUR', paidMinor: 4799 },
    ...{ chargedBackMinor: 4799, chargedBackAt: times[2]! },
  })
  const sale = await aReceipt(db, order)
  // The second charge-back found no credits of the order to take, so only its credit note shows it.
  await aReceipt(db, order, {
    ...{ reason: 'charge_back', reference: `${payment.id}:3600`, correctsId: sale.id },
    ...{ totalMinor: -1200, taxMinor: -208, issuedAt: times[1]! },
  })
  await book(
    ['purchase', 60, order.id, at('12:00')],
    ['message', -30, `${withRuben}:1`, at('12:30')],
    ['charge_back', -30, `${payment.id}:2400`, at('13:00')],
    ['unsent', 1, `${withRuben}:1`, at('14:30')],
    ['charge_back', -1, `${payment.id}:${withRuben}:1`, at('14:31')],
  )
  const euros = (minor: number) => ({ minor, currency: 'EUR' as const })
  const told = (await asked('payments')).items
  expect(told.map(({ kind, amount, order }) => [kind, amount, order?.amount, order?.asked])).toEqual([
    ['charge_back', -1, null, null],
    ['charge_back', -30, euros(2400), euros(4799)],
    ['purchase', 60, euros(4799), null],
  ])
  const { payments, status } = await (await asAda()).get({ id: order.id })
  expect(status).toBe('taken_back')
  expect(payments[0]?.takenBack).toEqual([
    { amount: euros(2400), at: times[0]! },
    { amount: euros(1200), at: times[1]! },
    { amount: euros(1199), at: times[2]! },
  ])
})

test('what came in with another amount, or in another currency, is what its lines and its detail tell', async () => {
  const [less, other] = [await anOrder(db, ada.id), await anOrder(db, ada.id)]
  const odd = { status: 'paid', isSurplus: true, paidAt: new Date(at('12:05')) } as const
  const short = await aPayment(db, less, {
    ...odd,
    paidCurrency: 'EUR',
    paidMinor: 4699,
    createdAt: new Date(at('12:00')),
  })
  await aRefund(db, short, { reason: 'surplus', minor: 4699, createdAt: new Date(at('12:05')) })
  const dollars = await aPayment(db, other, {
    ...{ ...odd, paidCurrency: 'USD', paidMinor: 4799, createdAt: new Date(at('13:00')) },
  })
  await aRefund(db, dollars, { reason: 'surplus', minor: 4799, createdAt: new Date(at('13:05')) })
  const [euro, dollar] = [
    { minor: 4699, currency: 'EUR' as const },
    { minor: 4799, currency: 'USD' as const },
  ]
  const asked = { minor: 4799, currency: 'EUR' as const }
  const { items } = await (await asAda()).list({ filter: 'all', timeZone: 'UTC' })
  expect(items.map(({ kind, order }) => [kind, order?.amount, order?.asked])).toEqual([
    ['refund', dollar, null],
    ['payment', dollar, asked],
    ['refund', euro, null],
    ['payment', euro, asked],
  ])
  const detail = await (await asAda()).get({ id: less.id })
  expect(detail).toMatchObject({ status: 'going_back', total: asked, came: euro })
  expect(detail.payments).toMatchObject([{ surplus: euro, isCredited: false }])
})

test('nothing of anybody else stands in it', async () => {
  const ben = await aMember(db)
  const order = await anOrder(db, ben.id)
  await aPayment(db, order, { status: 'failed' })
  expect(await told()).toEqual([])
  await expect((await asAda()).get({ id: order.id })).rejects.toMatchObject({ message: expect.anything() })
  expect((await appRouter.createCaller(await world.as(ben)).transactions.get({ id: order.id })).status).toBe('failed')
})

/** So many messages, a second after each other and every third to Koen, from 20,000 credits. */
async function write(count: number): Promise<void> {
  await book(['signup_grant', 20_000, 'welcome', '2025-12-31T00:00:00Z'])
  await database.sql`
    insert into ledger_entries (id, member_id, amount, balance_after, reason, reference, created_at)
    select gen_random_uuid(), ${ada.id}, -1, 20000 - n, 'message',
      case when n % 3 = 0 then ${withKoen}::text else ${withRuben}::text end || ':' || n,
      '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 second'
    from generate_series(1, ${count}::int) n`
}

test('pages hold all of it once, however much is folded', async () => {
  await write(400)
  let [movements, balance, lines] = [0, 0, 0]
  let cursor: string | undefined
  do {
    const page = await asked('all', cursor)
    movements += page.items.reduce((sum, { count }) => sum + count, 0)
    balance += page.items.reduce((sum, { amount }) => sum + amount, 0)
    lines += page.items.length
    expect(page.items.length).toBeLessThanOrEqual(50)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  // Two of three messages are to one person.
  expect([movements, balance]).toEqual([401, 19_600])
  expect(lines).toBe(268)
})

test('a page is as dear with 10,000 movements as with 50', async () => {
  const costs = async () => {
    const transactions = await asAda()
    const { statements } = await countStatements(database, () => transactions.list({ filter: 'all', timeZone: 'UTC' }))
    const page = { after: undefined, limit: 301 }
    const read = await Promise.all(
      movementFilters.map((filter) =>
        rowsRead(db, 'ledger_entries', (tx) => listMovements(tx, ada.id, { filter, ...page })),
      ),
    )
    return { statements: statements.length, most: Math.max(...read) }
  }
  await write(50)
  expect((await costs()).statements).toBe(2)
  await renew()
  await write(10_000)
  await database.sql`analyze ledger_entries`
  const { statements, most } = await costs()
  expect(statements).toBe(2)
  expect(most).toBeLessThan(400)
})

test('the balance tells what of it was bought', async () => {
  const rich = await aMember(db, { credits: 3, bought: 46 })
  expect(await appRouter.createCaller(await world.as(rich)).transactions.balance()).toEqual({ balance: 49, bought: 46 })
})
