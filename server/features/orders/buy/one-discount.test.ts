import { afterEach, describe, expect, test } from 'bun:test'
import { money } from '../../../../db/reference/money/money.ts'
import { aDiscountCode } from '../../../../db/testing/discounts.ts'
import { aMember, aSite, type TestMember } from '../../../../db/testing/factories.ts'
import { findFaults } from '../../../../db/testing/faults.ts'
import { walletOf } from '../../../../db/testing/from-outside.ts'
import { freshDatabase, migrationOf } from '../../../../db/testing/index.ts'
import { refundsOf } from '../../../../db/testing/orders.ts'
import type { MemberContext } from '../../../core/context.ts'
import type { PaymentProvider } from '../../../gateways/payments/provider.ts'
import { testWorld } from '../../../testing/world.ts'
import { atTheBank } from '../../sandbox/testing/at-the-bank.ts'
import { attempt, ordered, wanted } from '../testing/buyer.ts'
import { checkout } from '../view/checkout.ts'
import { view } from '../view/order-view.ts'
import { look } from './look.ts'
import { order } from './order.ts'
import { pay } from './pay.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)
const world = await testWorld(database)

afterEach(async () => {
  expect(await findFaults(db)).toEqual([])
})

/** The orders that use a discount which a member has once: the new member's bonus, or half off by a code. */
const discounts: [string, (ctx: MemberContext) => Promise<{ code?: string; total: ReturnType<typeof money> }>][] = [
  ['the time bonus', async () => ({ total: money(3599, 'EUR') })],
  ['a code once for each', async () => halfOffBy({ validity: 'once_per_user' })],
  ['a code once for all', async () => halfOffBy({ validity: 'once' })],
  [
    'a code of their own',
    async ({ me }) => ({ ...(await halfOffBy({ validity: 'once', memberId: me.id })), code: undefined }),
  ],
]

const halfOffBy = async (traits: Parameters<typeof aDiscountCode>[1]) => ({
  code: await aDiscountCode(db, traits),
  total: money(2400, 'EUR'),
})

async function aBuyer() {
  const ada = await aMember(db, { createdAt: world.now() })
  return { ada, ctx: await world.as(ada) }
}

const balance = async (member: TestMember) => (await walletOf(db, member))?.balance
const stateOf = async (ctx: MemberContext, id: string) => (await view(ctx, id)).state
/** As orders were before it was kept how often their code holds. */
const asBefore = ({ id }: TestMember) => sql`update orders set discount_validity = null where member_id = ${id}`
/** How many of a member's orders can still be paid. */
const payable = async ({ id }: TestMember) => {
  const rows = await sql`select 1 from orders where member_id = ${id} and expires_at > ${world.now()}`
  return rows.length
}

describe.each(discounts)('who orders twice with %s', (_, bought) => {
  test('pays the later order alone at that price', async () => {
    const { ada, ctx } = await aBuyer()
    const traits = await bought(ctx)
    const [one, other] = [await ordered(ctx, traits), await ordered(ctx, traits)]
    expect([await stateOf(ctx, one.orderId), await stateOf(ctx, other.orderId)]).toEqual(['expired', 'open'])
    expect(await Promise.all([one, other].map(async ({ orderId }) => (await view(ctx, orderId)).isReplaced))).toEqual([
      true,
      false,
    ])
    const again = { orderId: one.orderId, payment: wanted().payment }
    await expect(pay(ctx, again)).rejects.toMatchObject({ code: 'order_expired' })
    await atTheBank(world, one, { outcome: 'paid' })
    await look(ctx, one.orderId)
    expect(await balance(ada)).toBe(0)
    await atTheBank(world, other, { outcome: 'paid' })
    await look(ctx, other.orderId)
    expect(await balance(ada)).toBe(60)
  })

  test('in two tabs at once has one order that can be paid', async () => {
    const { ada, ctx } = await aBuyer()
    const traits = await bought(ctx)
    await Promise.all(Array.from({ length: 10 }, () => order(ctx, wanted(traits))))
    expect(await payable(ada)).toBe(1)
  })

  test('and pays both all the same gets one, and the money of the other back', async () => {
    const { ada, ctx } = await aBuyer()
    const traits = await bought(ctx)
    const [one, other] = [await ordered(ctx, traits), await ordered(ctx, traits)]
    // Their bank was faster than we were.
    await sql`update sandbox_payments set status = 'open' where page = ${one.checkoutUrl?.split('/').at(-1) ?? ''}`
    await Promise.all([one, other].map((paying) => atTheBank(world, paying, { outcome: 'paid' })))
    await sql`update payments set status = 'open' where order_id = ${one.orderId}`
    await Promise.all([one, other].map(({ orderId }) => look(ctx, orderId)))
    expect(await balance(ada)).toBe(60)
    expect(await refundsOf(db, ada)).toMatchObject([{ reason: 'surplus', minor: traits.total.minor }])
  })

  test('while the bank has the money of the first has no other to pay', async () => {
    const { ada, ctx } = await aBuyer()
    const traits = await bought(ctx)
    const one = await ordered(ctx, traits)
    await atTheBank(world, one, { outcome: 'pending' })
    const other = await ordered(ctx, traits)
    expect(other.checkoutUrl).toBeNull()
    expect([await stateOf(ctx, one.orderId), await stateOf(ctx, other.orderId)]).toEqual(['pending', 'expired'])
    expect(await payable(ada)).toBe(0)
  })
})

describe('who has the time bonus on an order, and pays another one first', () => {
  const bonus = { total: money(3599, 'EUR') }
  const bought = async () => {
    const { ada, ctx } = await aBuyer()
    const open = await ordered(ctx, bonus)
    const half = await halfOffBy({ validity: 'once_per_user' })
    const first = await ordered(ctx, half)
    expect([await stateOf(ctx, open.orderId), await payable(ada)]).toEqual(['open', 2])
    return { ada, ctx, open, first }
  }

  test('can’t begin to pay it any more, for it is no first purchase', async () => {
    const { ada, ctx, open, first } = await bought()
    await atTheBank(world, first, { outcome: 'paid' })
    await look(ctx, first.orderId)
    expect(await view(ctx, open.orderId)).toMatchObject({ state: 'expired', isReplaced: true })
    const again = { orderId: open.orderId, payment: wanted().payment }
    await expect(pay(ctx, again)).rejects.toMatchObject({ code: 'order_expired' })
    await look(ctx, open.orderId)
    expect(await balance(ada)).toBe(60)
  })

  test('and pays it all the same has the money back', async () => {
    const { ada, ctx, open, first } = await bought()
    for (const one of [first, open]) await atTheBank(world, one, { outcome: 'paid' })
    for (const { orderId } of [first, open]) await look(ctx, orderId)
    expect(await balance(ada)).toBe(60)
    expect(await refundsOf(db, ada)).toMatchObject([{ reason: 'surplus', minor: 3599 }])
  })

  test('but not paid it yet pays it at that price, and the other one at its own', async () => {
    const { ada, ctx, open, first } = await bought()
    await atTheBank(world, first, { outcome: 'pending' })
    await look(ctx, first.orderId)
    await atTheBank(world, open, { outcome: 'paid' })
    await look(ctx, open.orderId)
    expect([await stateOf(ctx, open.orderId), await balance(ada)]).toEqual(['paid', 60])
    expect(await stateOf(ctx, first.orderId)).toBe('pending')
  })
})

test('an order with a discount that holds always stays beside the next one', async () => {
  const { ada, ctx } = await aBuyer()
  const traits = await halfOffBy({ validity: 'always' })
  await ordered(ctx, traits)
  await ordered(ctx, traits)
  expect(await payable(ada)).toBe(2)
})

test('an order with a code that holds with one method is paid with no other', async () => {
  const { ctx } = await aBuyer()
  const { orderId } = await ordered(ctx, await halfOffBy({ paymentMethods: ['ideal'] }))
  const another = (method: 'paypal' | 'ideal') =>
    pay(ctx, { orderId, payment: attempt({ method, bank: method === 'ideal' ? 'maas' : null }) })
  await expect(another('paypal')).rejects.toMatchObject({ code: 'discount_not_with_method' })
  await another('ideal')
})

test('a code that is there once is paid by one of two who had it one after the other, and the other’s money goes back', async () => {
  const [{ ada, ctx }, ben] = [await aBuyer(), await aBuyer()]
  const traits = await halfOffBy({ validity: 'once' })
  const [{ orderId: first }] = [await ordered(ctx, traits)]
  world.pass(30 * 60_000)
  const second = await ordered(ben.ctx, traits)
  await sql`
    update sandbox_payments set status = 'paid', paid_currency = currency, paid_minor = minor
    where client_id = (select id::text from payments where order_id = ${first})`
  await atTheBank(world, second, { outcome: 'paid' })
  await Promise.all([look(ctx, first), look(ben.ctx, second.orderId)])
  expect([await balance(ada), await balance(ben.ada)].toSorted()).toEqual([0, 60])
  expect([...(await refundsOf(db, ada)), ...(await refundsOf(db, ben.ada))]).toMatchObject([{ reason: 'surplus' }])
})

test.each(discounts)(
  'an order from before it was kept how often %s holds is paid at that price once',
  async (_, bought) => {
    const { ada, ctx } = await aBuyer()
    const traits = await bought(ctx)
    const { orderId: first } = await ordered(ctx, traits)
    await asBefore(ada)
    const second = await ordered(ctx, traits)
    await sql.unsafe(await migrationOf('validity_of_unpaid_discounts'))
    await atTheBank(world, second, { outcome: 'paid' })
    await look(ctx, second.orderId)
    await sql`
    update sandbox_payments set status = 'paid', paid_currency = currency, paid_minor = minor
    where client_id = (select id::text from payments where order_id = ${first})`
    await sql`update payments set status = 'open' where order_id = ${first}`
    await look(ctx, first)
    expect(await balance(ada)).toBe(60)
    expect(await refundsOf(db, ada)).toMatchObject([{ reason: 'surplus', minor: traits.total.minor }])
  },
)

test('an order from before that, with a code that holds always, is paid beside the next one', async () => {
  const { ada, ctx } = await aBuyer()
  const traits = await halfOffBy({ validity: 'always' })
  const both = [await ordered(ctx, traits), await ordered(ctx, traits)]
  await asBefore(ada)
  await sql.unsafe(await migrationOf('validity_of_unpaid_discounts'))
  for (const one of both) {
    await atTheBank(world, one, { outcome: 'paid' })
    await look(ctx, one.orderId)
  }
  expect(await balance(ada)).toBe(120)
})

test.each(['before', 'after'] as const)(
  'an order that another one replaces %s the bank has made its payment leaves nothing open there',
  async (moment) => {
    const { ctx } = await aBuyer()
    const traits = { total: money(3599, 'EUR') }
    const replace = async () => void (await ordered(ctx, traits))
    const slow = { ...ctx, payments: { ...ctx.payments, provider: (name: string) => interrupted(name) } }
    const interrupted = (name: string): PaymentProvider => {
      const bank = ctx.payments.provider(name)
      return {
        ...bank,
        async create(asked) {
          if (moment === 'before') await replace()
          const created = await bank.create(asked)
          if (moment === 'after') await replace()
          return created
        },
      }
    }
    const { orderId, checkoutUrl } = await ordered(slow, traits)
    expect(checkoutUrl).toBeNull()
    const states = await sql`select s.status from sandbox_payments s join payments p on p.id::text = s.client_id
      where p.order_id = ${orderId}`
    expect([...states]).toEqual([{ status: 'cancelled' }])
  },
)

test('a code that is refused, whatever the reason, leaves what is the member’s anyhow, and they order at that price', async () => {
  const refused = [
    'BESTAATNIET',
    await aDiscountCode(db, { memberId: (await aBuyer()).ada.id }),
    await aDiscountCode(db, { status: 'inactive' }),
    await aDiscountCode(db, { expiresAt: world.now() }),
    await aDiscountCode(db, { country: 'BE' }),
    await aDiscountCode(db, { paymentMethods: ['paypal'] }),
    await aDiscountCode(db, { currency: 'EUR', minimumMinor: 5000 }),
    await aDiscountCode(db, { percentage: 20, validity: 'once_per_user' }),
  ]
  const lifelong = async ({ me }: MemberContext) => aDiscountCode(db, { memberId: me.id, percentage: 20 })
  const [{ ctx: newcomer }, old] = [await aBuyer(), await world.as(await aMember(db, { premiumSince: world.now() }))]
  for (const [ctx, own, total] of [
    [newcomer, 'TIMEBONUS25', money(3599, 'EUR')],
    [old, await lifelong(old), money(3839, 'EUR')],
  ] as const) {
    const asked = { packageId: 'p2', country: 'NL', method: 'ideal' } as const
    for (const code of refused) {
      const wantedCode = { code, total: money(2400, 'EUR') }
      await expect(checkout(ctx, { ...asked, code })).rejects.toMatchObject({ wire: { details: { field: 'code' } } })
      await expect(ordered(ctx, wantedCode)).rejects.toMatchObject({ wire: { details: { field: 'code' } } })
      expect((await checkout(ctx, asked)).offer).toMatchObject({ price: total, discount: { code: own } })
    }
    const { orderId } = await ordered(ctx, { code: own, total })
    expect(await view(ctx, orderId)).toMatchObject({ state: 'open', total })
  }
})
