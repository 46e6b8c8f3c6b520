import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { forgetSandboxMandate } from '../../../db/queries/sandbox/payments.ts'
import { money } from '../../../db/reference/money/money.ts'
import { aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { findFaults } from '../../../db/testing/faults.ts'
import { boughtOf } from '../../../db/testing/from-outside.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import type { MemberContext } from '../../core/context.ts'
import { createPayments } from '../../gateways/payments/gateway.ts'
import { sandboxProvider } from '../../gateways/payments/sandbox.ts'
import { unreliableLine } from '../../gateways/payments/testing/unreliable-line.ts'
import { doJob } from '../../testing/mailbox.ts'
import { testWorld } from '../../testing/world.ts'
import { cancel, look } from '../orders/buy/look.ts'
import { order } from '../orders/buy/order.ts'
import { pay } from '../orders/buy/pay.ts'
import { attempt, ordered, wanted } from '../orders/testing/buyer.ts'
import { eachStep, fateAt, killedAt } from '../orders/testing/mortal.ts'
import { view } from '../orders/view/order-view.ts'
import type { SandboxChoice } from '../sandbox/decide.ts'
import { serveBank } from '../sandbox/serve.ts'
import { atTheBank } from '../sandbox/testing/at-the-bank.ts'
import { forget } from './forget.ts'
import { list } from './list.ts'
import { rememberVersion } from './rules.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)
const world = await testWorld(database)
const bank = serveBank(world)
const line = unreliableLine(bank.url)
// A member's requests go by a line that can break.
const payments = createPayments([sandboxProvider({ url: line.url, key: bank.key })], { ...world, isTest: true })
let ada: TestMember

afterEach(async () => {
  line.mend()
  expect(await findFaults(db)).toEqual([])
})
afterAll(async () => {
  line.close()
  await bank.close()
})

const asAda = () => world.as(ada, { payments })
const card = { method: 'creditcard', bank: null } as const
const remembering = { ...card, remember: rememberVersion }

/** Pays at the bank, with a card that is to be remembered. */
async function payOnce(traits: Partial<ReturnType<typeof attempt>> = remembering, choice: Partial<SandboxChoice> = {}) {
  const made = await ordered(await asAda(), { payment: attempt(traits) })
  await atTheBank(world, made, { outcome: 'paid', ...choice })
  await look(await asAda(), made.orderId)
}

/** Somebody new who has had a card remembered: its id. */
async function aRememberedCard(choice?: Partial<SandboxChoice>): Promise<string> {
  ada = await aMember(db)
  await payOnce(remembering, choice)
  return (await list(await asAda())).methods[0]!.id
}

const tap = (savedMethodId: string) => attempt({ ...card, savedMethodId })
const oneTap = async (savedMethodId: string, id: string = crypto.randomUUID()) => {
  const asked = wanted({ id, payment: tap(savedMethodId) })
  await order(await asAda(), asked)
  return asked
}
const stateOf = async (orderId: string) => (await view(await asAda(), orderId)).state

/** Something happens just before what is ordered is written, or just behind that. */
function around(ctx: MemberContext, when: 'before' | 'behind', happens: () => Promise<unknown>): MemberContext {
  const transaction: typeof db.transaction = async (...given) => {
    if (when === 'before') await happens()
    const result = await db.transaction(...given)
    if (when === 'behind') await happens()
    return result
  }
  return { ...ctx, db: Object.assign(Object.create(ctx.db), { transaction }) }
}

/** Payments that the bank has of Ada, beside those that she made there herself. */
const chargesOf = async ({ id }: TestMember): Promise<number> => {
  const [{ n }] = await sql`
    select count(*)::int as n from sandbox_payments s join payments p on p.id::text = s.client_id
    join orders o on o.id = p.order_id where o.member_id = ${id} and p.saved_method_id is not null`
  return n
}

describe('a card', () => {
  test('is remembered where that was ticked, by what can be shown of it', async () => {
    await aRememberedCard()
    const { methods, lastPackageId } = await list(await asAda())
    expect(methods).toMatchObject([{ method: 'creditcard', paidWith: 'Visa 4242' }])
    expect(lastPackageId).toBe('p2')
  })

  test('is not remembered without the tick, nor for a text that is not ours, nor where it cannot be', async () => {
    ada = await aMember(db)
    await payOnce(card)
    expect((await list(await asAda())).methods).toEqual([])
    const ctx = await asAda()
    for (const payment of [attempt({ ...card, remember: '1999-01' }), attempt({ remember: rememberVersion })])
      await expect(order(ctx, wanted({ payment }))).rejects.toMatchObject({ code: 'input_invalid' })
  })

  test('that is remembered once more takes the place of what was remembered', async () => {
    const before = await aRememberedCard()
    await payOnce()
    const { methods } = await list(await asAda())
    expect([methods.length, methods[0]?.id === before]).toEqual([1, false])
    await payOnce({ ...remembering, method: 'paypal' })
    expect((await list(await asAda())).methods.map(({ method }) => method).sort()).toEqual(['creditcard', 'paypal'])
  })

  test('is its member’s alone', async () => {
    const id = await aRememberedCard()
    const owner = ada
    ada = await aMember(db)
    await expect(oneTap(id)).rejects.toMatchObject({ code: 'saved_method_gone' })
    await forget(await asAda(), id)
    ada = owner
    expect((await list(await asAda())).methods).toHaveLength(1)
  })
})

describe('one tap', () => {
  test('pays with nobody at the bank', async () => {
    const { id } = await oneTap(await aRememberedCard())
    expect(await view(await asAda(), id)).toMatchObject({
      ...{ state: 'paid', total: money(4799, 'EUR') },
      payment: { paidWith: 'Visa 4242', checkoutUrl: null, saved: { paidWith: 'Visa 4242', isThere: true } },
    })
    expect(await boughtOf(db, ada)).toBe(120)
  })

  test('fifty times at once is one charge', async () => {
    const asked = wanted({ payment: tap(await aRememberedCard()) })
    const ctx = await asAda()
    await Promise.all(Array.from({ length: 50 }, () => order(ctx, asked)))
    expect([await chargesOf(ada), await boughtOf(db, ada)]).toEqual([1, 120])
  })

  test('in each of two tabs is one charge, until there is something newer', async () => {
    const card = await aRememberedCard()
    world.pass(1)
    const [one, other] = [(await list(await asAda())).nextOrderId, (await list(await asAda())).nextOrderId]
    await Promise.all([oneTap(card, one ?? ''), oneTap(card, other ?? '')])
    expect([await chargesOf(ada), await boughtOf(db, ada)]).toEqual([1, 120])
    const next = (await list(await asAda())).nextOrderId
    expect(next).not.toBe(one)
    await oneTap(card, next ?? '')
    expect(await chargesOf(ada)).toBe(2)
  })

  test('is of an order that nobody else can take first', async () => {
    await aRememberedCard()
    const [last] = await sql`select id from orders where member_id = ${ada.id} order by created_at desc limit 1`
    const guesses = ['next', `next ${ada.id}`, ada.id].map((name) => Bun.randomUUIDv5(name, last?.id))
    expect(guesses).not.toContain((await list(await asAda())).nextOrderId)
  })

  test('waits for another that is still on its way', async () => {
    const card = await aRememberedCard()
    line.loseAnswers()
    await oneTap(card)
    await expect(oneTap(card)).rejects.toMatchObject({ code: 'payment_under_way' })
  })

  test('needs the tick, and the price that was shown', async () => {
    const payment = tap(await aRememberedCard())
    const ctx = await asAda()
    await expect(order(ctx, wanted({ payment, consent: null }))).rejects.toMatchObject({ code: 'consent_missing' })
    const cheap = wanted({ payment, total: money(1, 'EUR') })
    await expect(order(ctx, cheap)).rejects.toMatchObject({ code: 'order_price_changed' })
    expect(await chargesOf(ada)).toBe(0)
  })

  test('that the bank refuses keeps order and price, for the same card or another way', async () => {
    const card = await aRememberedCard({ card: 'visa_once' })
    const { id } = await oneTap(card)
    const refused = { state: 'failed', total: money(4799, 'EUR'), payment: { saved: { paidWith: 'Visa 0341' } } }
    expect(await view(await asAda(), id)).toMatchObject(refused)
    world.pass(1)
    await pay(await asAda(), { orderId: id, payment: tap(card) })
    expect([await stateOf(id), await chargesOf(ada), await boughtOf(db, ada)]).toEqual(['failed', 2, 60])
    world.pass(1)
    const again = await pay(await asAda(), { orderId: id, payment: attempt({ method: 'paypal', bank: null }) })
    await atTheBank(world, again, { outcome: 'paid' })
    await look(await asAda(), id)
    expect([await stateOf(id), await boughtOf(db, ada)]).toEqual(['paid', 120])
  })

  test('that the bank takes its time for is pending, and paid when the news come', async () => {
    const card = await aRememberedCard()
    await sql`insert into sandbox_settings (charges) values ('later') on conflict (id) do update set charges = 'later'`
    const { id } = await oneTap(card)
    await sql`delete from sandbox_settings`
    expect(await stateOf(id)).toBe('pending')
    const [{ provider_payment_id: paymentId }] =
      await sql`select provider_payment_id from payments where order_id = ${id}`
    await doJob(world, { queue: 'sandbox_charge_end', payload: { paymentId } })
    await look(await asAda(), id)
    expect([await stateOf(id), await boughtOf(db, ada)]).toEqual(['paid', 120])
  })
})

describe('a charge whose answer was lost', () => {
  test('is found, and made only once', async () => {
    const card = await aRememberedCard()
    line.loseAnswers()
    const { id } = await oneTap(card)
    expect([await stateOf(id), await chargesOf(ada)]).toEqual(['starting', 1])
    line.mend()
    // Nothing else is begun while it may have taken the money.
    const ctx = await asAda()
    await expect(pay(ctx, { orderId: id, payment: attempt() })).rejects.toMatchObject({ code: 'payment_under_way' })
    await look(ctx, id)
    expect([await stateOf(id), await chargesOf(ada), await boughtOf(db, ada)]).toEqual(['paid', 1, 120])
  })

  test('is found by the next round after its order has expired and its card was forgotten', async () => {
    const card = await aRememberedCard()
    line.loseAnswers()
    const { id } = await oneTap(card)
    await forget(await asAda(), card)
    world.pass(31 * 60_000)
    expect(await stateOf(id)).toBe('starting')
    await doJob(world, { queue: 'payment_reconciliation', payload: {} })
    expect([await stateOf(id), await chargesOf(ada), await boughtOf(db, ada)]).toEqual(['paid', 1, 120])
  })

  test('is made by nothing but a press: who looks only learns that there is none', async () => {
    const card = await aRememberedCard()
    line.cut()
    const asked = await oneTap(card)
    line.mend()
    await look(await asAda(), asked.id)
    await expect(cancel(await asAda(), asked.id)).rejects.toMatchObject({ code: 'payment_under_way' })
    expect([await stateOf(asked.id), await chargesOf(ada)]).toEqual(['starting', 0])
    world.pass(6 * 60_000)
    await doJob(world, { queue: 'payment_reconciliation', payload: {} })
    // The same press, sent again by a browser that had no line, is over as well.
    await order(await asAda(), asked)
    expect([await stateOf(asked.id), await chargesOf(ada), await boughtOf(db, ada)]).toEqual(['cancelled', 0, 60])
  })
})

describe('a card that is forgotten', () => {
  const mandates = async () =>
    sql`select m.forgotten_at is not null as "isRevoked" from sandbox_mandates m join saved_methods s on s.mandate_id = m.id
      where s.member_id = ${ada.id} order by m.created_at`

  test('is not shown, cannot be charged, and is revoked at the bank as soon as that answers', async () => {
    const card = await aRememberedCard()
    await forget(await asAda(), card)
    await forget(await asAda(), card)
    expect((await list(await asAda())).methods).toEqual([])
    await expect(oneTap(card)).rejects.toMatchObject({ code: 'saved_method_gone' })
    line.cut()
    await doJob({ ...world, payments }, { queue: 'mandate_revocations', payload: {} })
    expect([...(await mandates())]).toEqual([{ isRevoked: false }])
    line.mend()
    await doJob({ ...world, payments }, { queue: 'mandate_revocations', payload: {} })
    expect([...(await mandates())]).toEqual([{ isRevoked: true }])
  })

  test('by the next news of what it was remembered by stays forgotten', async () => {
    const card = await aRememberedCard()
    await forget(await asAda(), card)
    world.pass(8 * 24 * 3_600_000)
    await doJob(world, { queue: 'payment_reconciliation', payload: {} })
    expect((await list(await asAda())).methods).toEqual([])
  })

  test('with the account is revoked as well', async () => {
    await aRememberedCard()
    const [{ mandate_id: mandateId }] = await sql`select mandate_id from saved_methods where member_id = ${ada.id}`
    await sql`update saved_methods set member_id = null where member_id = ${ada.id}`
    await doJob(world, { queue: 'mandate_revocations', payload: {} })
    const [mandate] = await sql`select forgotten_at from sandbox_mandates where id = ${mandateId}`
    expect(mandate.forgotten_at).not.toBeNull()
  })

  test('just before its charge is ordered has nothing ordered', async () => {
    const card = await aRememberedCard()
    const ctx = await asAda()
    const asked = wanted({ payment: tap(card) })
    const late = order(
      around(ctx, 'before', () => forget(ctx, card)),
      asked,
    )
    await expect(late).rejects.toMatchObject({ code: 'saved_method_gone' })
    await expect(view(ctx, asked.id)).rejects.toMatchObject({ code: 'order_not_found' })
    expect(await chargesOf(ada)).toBe(0)
  })

  test('just behind that is charged once more, as it was asked', async () => {
    const card = await aRememberedCard()
    const ctx = await asAda()
    const asked = wanted({ payment: tap(card) })
    await order(
      around(ctx, 'behind', () => forget(ctx, card)),
      asked,
    )
    expect([await stateOf(asked.id), await chargesOf(ada), await boughtOf(db, ada)]).toEqual(['paid', 1, 120])
  })

  test('just before an order is charged to it once more is refused, and the order can be paid otherwise', async () => {
    const card = await aRememberedCard({ card: 'visa_once' })
    const { id } = await oneTap(card)
    world.pass(1)
    const ctx = await asAda()
    const late = pay(
      around(ctx, 'before', () => forget(ctx, card)),
      { orderId: id, payment: tap(card) },
    )
    await expect(late).rejects.toMatchObject({ code: 'saved_method_gone' })
    expect(await stateOf(id)).toBe('failed')
    await pay(ctx, { orderId: id, payment: attempt() })
    expect(await stateOf(id)).toBe('open')
  })

  test('at the moment of its charge leaves nothing behind that nobody can end, and holds up no other', async () => {
    const card = await aRememberedCard()
    await payOnce({ ...remembering, method: 'paypal' })
    const id = crypto.randomUUID()
    const [tapped] = await Promise.allSettled([oneTap(card, id), forget(await asAda(), card)])
    if (tapped.status === 'fulfilled') expect(await stateOf(id)).toBe('paid')
    else expect(tapped.reason).toMatchObject({ code: 'saved_method_gone' })
    const [other] = (await list(await asAda())).methods
    expect(await stateOf((await oneTap(other!.id)).id)).toBe('paid')
  })

  test('behind a press that never reached the bank is given up with the next round, also when it is revoked', async () => {
    const card = await aRememberedCard()
    line.cut()
    const { id } = await oneTap(card)
    line.mend()
    await forget(await asAda(), card)
    await doJob({ ...world, payments }, { queue: 'mandate_revocations', payload: {} })
    world.pass(6 * 60_000)
    await doJob(world, { queue: 'payment_reconciliation', payload: {} })
    expect([await stateOf(id), await chargesOf(ada)]).toEqual(['cancelled', 0])
  })

  test('between the press and the charge is not charged', async () => {
    const card = await aRememberedCard()
    line.cut()
    const asked = await oneTap(card)
    line.mend()
    await forget(await asAda(), card)
    await order(await asAda(), asked)
    expect(await chargesOf(ada)).toBe(0)
  })
})

describe('a card that its bank charges no more', () => {
  async function anEndedCard(): Promise<string> {
    const card = await aRememberedCard()
    const [{ mandate_id: mandateId }] = await sql`select mandate_id from saved_methods where id = ${card}`
    await forgetSandboxMandate(db, mandateId, world.now())
    return card
  }
  const shown = async () => {
    const { methods, ended } = await list(await asAda())
    return [methods.map(({ id }) => id), ended.map(({ id }) => id)]
  }

  test('is charged nothing, said so at its order, and offered no more', async () => {
    const card = await anEndedCard()
    const { id } = await oneTap(card)
    const saved = { id: card, paidWith: 'Visa 4242', isThere: false, hasEnded: true }
    expect(await view(await asAda(), id)).toMatchObject({ state: 'failed', payment: { saved } })
    expect([await shown(), await chargesOf(ada)]).toEqual([[[], [card]], 0])
    await expect(oneTap(card)).rejects.toMatchObject({ code: 'saved_method_gone' })
    world.pass(1)
    await expect(pay(await asAda(), { orderId: id, payment: tap(card) })).rejects.toMatchObject({
      code: 'saved_method_gone',
    })
    const again = await pay(await asAda(), { orderId: id, payment: attempt({ method: 'paypal', bank: null }) })
    await atTheBank(world, again, { outcome: 'paid' })
    await look(await asAda(), id)
    expect(await stateOf(id)).toBe('paid')
  })

  test('is named until it is forgotten, or remembered anew', async () => {
    const card = await anEndedCard()
    await oneTap(card)
    expect(await shown()).toEqual([[], [card]])
    await forget(await asAda(), card)
    expect(await shown()).toEqual([[], []])
    const next = await anEndedCard()
    await oneTap(next)
    expect(await shown()).toEqual([[], [next]])
    world.pass(1)
    await payOnce()
    const { methods, ended } = await list(await asAda())
    expect([methods.length, ended]).toEqual([1, []])
  })

  test('is found out by no page, and not by a charge that is declined', async () => {
    const card = await aRememberedCard({ card: 'visa_once' })
    await oneTap(card)
    expect(await shown()).toEqual([[card], []])
    const other = await anEndedCard()
    expect(await shown()).toEqual([[other], []])
  })
})

test.each(eachStep(11))('one tap that is killed at step %i of %i is paid once', async (step, steps) => {
  const asked = wanted({ payment: tap(await aRememberedCard()) })
  expect(await killedAt(await world.as(ada), step, (ctx) => order(ctx, asked))).toBe(fateAt(step, steps))
  // Pressed again, and looked at in the background.
  await order(await asAda(), asked)
  world.pass(5 * 60_000)
  await doJob(world, { queue: 'payment_reconciliation', payload: {} })
  expect([await stateOf(asked.id), await chargesOf(ada), await boughtOf(db, ada)]).toEqual(['paid', 1, 120])
})
