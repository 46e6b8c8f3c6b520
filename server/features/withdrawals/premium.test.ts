import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { aConversation, aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { findFaults } from '../../../db/testing/faults.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { anOrder, aPayment } from '../../../db/testing/orders.ts'
import { appRouter } from '../../router.ts'
import { toldTo } from '../../testing/events.ts'
import { mailsTo } from '../../testing/mailbox.ts'
import { testWorld } from '../../testing/world.ts'
import { send } from '../chat/send.ts'
import { settle } from '../orders/settle.ts'
import { paid, said, taken } from '../orders/testing/news.ts'
import { withdraw } from './withdraw.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)
const world = await testWorld(database)

let ada: TestMember
beforeEach(async () => {
  ada = await aMember(db)
})

afterEach(async () => {
  expect(await findFaults(db)).toEqual([])
})

/** Sixty credits for € 47.99, which are paid at another moment than what was bought before. */
async function aPurchase(member = ada) {
  world.pass(1_000)
  const order = await anOrder(db, member.id, { createdAt: world.now() })
  const { id: paymentId } = await aPayment(db, order)
  await settle(world, paymentId, paid)
  return { orderId: order.id, paymentId }
}

const callsOf = async (member = ada) => appRouter.createCaller(await world.as(member))
const isPremium = async (member = ada) => (await world.as(member)).me.premium
const endsPremium = async (orderId: string) => (await (await callsOf()).withdrawals.terms({ orderId })).endsPremium
const tellings = async () => (await toldTo(db, ada)).filter(({ type }) => type === 'premium').length
const lastMail = async () => (await mailsTo(world, ada.email)).at(-1)?.text

/** With all that it would bring now. */
async function takeBack(orderId: string) {
  const ctx = await world.as(ada)
  const { refund } = await appRouter.createCaller(ctx).withdrawals.terms({ orderId })
  return withdraw(ctx, { orderId, refundMinor: refund.minor })
}

const takeBackWhole = async (orderId: string) => withdraw(await world.as(ada), { orderId, refundMinor: 4799 })

async function spend(count: number) {
  const ben = await aMember(db)
  for (let n = 0; n < count; n++)
    await send(await world.as(ada), { memberId: ben.id, clientId: crypto.randomUUID(), body: 'Hoi' })
}

describe('premium ends', () => {
  test('with the only purchase that is wholly withdrawn from, which is said before and in the mail', async () => {
    const { orderId } = await aPurchase()
    expect([await isPremium(), await tellings(), await endsPremium(orderId)]).toEqual([true, 1, true])
    expect((await takeBack(orderId)).endsPremium).toBe(false)
    expect([await isPremium(), await tellings()]).toEqual([false, 2])
    expect(await lastMail()).toContain('Je bent niet meer premium, want je hebt geen betaalde aankoop meer.')
    expect(await lastMail()).not.toContain('blijft premium')
  })

  test('with all that a bank takes back, and not with a part', async () => {
    const { paymentId } = await aPurchase()
    await settle(world, paymentId, taken(2400))
    expect(await isPremium()).toBe(true)
    await settle(world, paymentId, taken(4799))
    await settle(world, paymentId, taken(4799))
    expect([await isPremium(), await tellings()]).toEqual([false, 2])
  })

  test('where the two of them leave nothing', async () => {
    const [first, second] = [await aPurchase(), await aPurchase()]
    await settle(world, first.paymentId, taken(2400))
    await takeBack(first.orderId)
    expect([await isPremium(), await endsPremium(second.orderId)]).toEqual([true, true])
    await spend(1)
    await takeBack(second.orderId)
    expect(await isPremium()).toBe(true)
    await settle(world, second.paymentId, taken(4799))
    expect([await isPremium(), await tellings()]).toEqual([false, 2])
  })

  test('with a refund of all of it that its provider was asked for elsewhere', async () => {
    const { paymentId } = await aPurchase()
    const { paid: all } = paid
    await settle(world, paymentId, { ...paid, refunded: { ...all, minor: 4798 } })
    expect(await isPremium()).toBe(true)
    await settle(world, paymentId, { ...paid, refunded: all })
    expect(await isPremium()).toBe(false)
  })

  test('with all that was left where a part of it was refunded elsewhere before', async () => {
    const { orderId, paymentId } = await aPurchase()
    const refunded = (minor: number) => settle(world, paymentId, { ...paid, refunded: { ...paid.paid, minor } })
    await refunded(1000)
    expect([await isPremium(), await endsPremium(orderId)]).toEqual([true, true])
    await takeBack(orderId)
    expect([await isPremium(), await tellings()]).toEqual([false, 2])
    expect(await lastMail()).toContain('Je bent niet meer premium')
    await refunded(4799)
    expect([await isPremium(), await tellings()]).toEqual([false, 2])
  })

  test('with the last of several that are withdrawn from at once', async () => {
    const purchases = []
    for (let n = 0; n < 5; n++) purchases.push(await aPurchase())
    for (const { orderId } of purchases) expect(await endsPremium(orderId)).toBe(false)
    await Promise.all(
      purchases.map(({ orderId, paymentId }, n) =>
        n % 2 ? takeBackWhole(orderId) : settle(world, paymentId, taken(4799)),
      ),
    )
    expect([await isPremium(), await tellings()]).toEqual([false, 2])
  })
})

describe('premium stays', () => {
  test('where something was spent of what is withdrawn from, and is said to', async () => {
    const { orderId } = await aPurchase()
    await spend(1)
    expect(await endsPremium(orderId)).toBe(false)
    await takeBack(orderId)
    expect([await isPremium(), await tellings()]).toEqual([true, 1])
    expect(await lastMail()).toContain('Je blijft premium. Berichten die je hebt gestuurd, blijven staan.')
  })

  test('as long as another purchase stands', async () => {
    const [first, second] = [await aPurchase(), await aPurchase()]
    await takeBack(first.orderId)
    expect([await isPremium(), await tellings()]).toEqual([true, 1])
    await settle(world, second.paymentId, taken(4799))
    expect(await isPremium()).toBe(false)
  })

  test('where no purchase has given it', async () => {
    ada = await aMember(db, { premiumSince: new Date('2026-02-01T00:00:00Z') })
    const { orderId, paymentId } = await aPurchase()
    expect(await endsPremium(orderId)).toBe(false)
    await takeBack(orderId)
    await settle(world, paymentId, taken(4799))
    expect([await isPremium(), await tellings()]).toEqual([true, 0])
  })

  test('of others, and where a payment only fails', async () => {
    const ben = await aMember(db)
    await aPurchase(ben)
    await aPurchase()
    const order = await anOrder(db, ada.id)
    await settle(world, (await aPayment(db, order)).id, said('failed'))
    expect(await isPremium()).toBe(true)
    const { orderId } = await aPurchase()
    await takeBack(orderId)
    expect([await isPremium(ben), await isPremium()]).toEqual([true, true])
  })
})

describe('a later purchase', () => {
  test('gives it back, from that moment on', async () => {
    await takeBack((await aPurchase()).orderId)
    const { orderId } = await aPurchase()
    expect([await isPremium(), await tellings()]).toEqual([true, 3])
    expect((await (await callsOf()).orders.get({ orderId })).isFirst).toBe(true)
    await takeBack(orderId)
    expect([await isPremium(), await tellings()]).toEqual([false, 4])
  })

  test('at the very moment of a withdrawal leaves it, whichever is first', async () => {
    for (let time = 0; time < 8; time++) {
      ada = await aMember(db)
      const { orderId } = await aPurchase()
      const { id } = await aPayment(db, await anOrder(db, ada.id, { createdAt: world.now() }))
      const both = [() => settle(world, id, paid), () => takeBackWhole(orderId)]
      await Promise.all((time % 2 ? both : both.toReversed()).map((one) => one()))
      expect(await isPremium(), `${time}`).toBe(true)
    }
  })
})

test('what premium gave is gone at once', async () => {
  ada = await aMember(db, { photoCount: 4 })
  const [dirk, ben] = [await aMember(db, { photoCount: 5 }), await aMember(db)]
  for (const other of [await aMember(db), await aMember(db)]) await aConversation(db, { from: ada.id, to: other.id })
  const look = async () => {
    const { members, photos, session } = await callsOf()
    return {
      locked: (await members.get({ id: dirk.id })).photos.filter(({ locked }) => locked).length,
      limit: (await photos.own()).limit,
      own: (await photos.own()).photos.length,
      me: (await session.me())?.premium,
      bonus: (await session.me())?.timeBonus,
    }
  }
  await sql`update members set created_at = ${world.now()} where id = ${ada.id}`
  const { orderId } = await aPurchase()
  expect(await look()).toEqual({ locked: 0, limit: 25, own: 4, me: true, bonus: null })
  await takeBack(orderId)
  expect(await look()).toEqual({ locked: 2, limit: 3, own: 4, me: false, bonus: null })
  const saying = send(await world.as(ada), { memberId: ben.id, clientId: crypto.randomUUID(), body: 'Hoi' })
  expect(await saying.catch(({ code }) => code)).toBe('conversation_limit')
})
