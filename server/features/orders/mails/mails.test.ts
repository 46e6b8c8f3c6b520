import { afterEach, describe, expect, test } from 'bun:test'
import { findOrder } from '../../../../db/queries/orders/lock.ts'
import { money } from '../../../../db/reference/money/money.ts'
import { aMember, type TestMember } from '../../../../db/testing/factories.ts'
import { findFaults } from '../../../../db/testing/faults.ts'
import { anOrder, aPayment } from '../../../../db/testing/orders.ts'
import { mailsTo } from '../../../testing/mailbox.ts'
import { send } from '../../chat/send.ts'
import { aCollectingSite } from '../../directdebit/testing/collecting.ts'
import { aDebtor, aSigned } from '../../directdebit/testing/scene.ts'
import { settle } from '../settle.ts'
import { paid, taken } from '../testing/news.ts'

const { db, sql, world } = await aCollectingSite()

afterEach(async () => {
  expect(await findFaults(db)).toEqual([])
})

const plain = (text = '') => text.replaceAll('\u00a0', ' ')

/** The mails about money that this member has got, but those that confirm a purchase or announce a collection. */
async function toldTo({ email }: Pick<TestMember, 'email'>) {
  const mails = await mailsTo(world, email)
  return mails
    .map(({ subject, text, attachments }) => ({ subject: plain(subject), text: plain(text), attachments }))
    .filter(({ subject }) => !/^(Bevestiging|Confirmation|Aankondiging: )/.test(subject))
}

/** Somebody who has ordered sixty credits for € 47.99, and tried to pay them so many times. */
async function aBuyer({ tries = 1, ...traits }: Parameters<typeof aMember>[1] & { tries?: number } = {}) {
  const ada = await aMember(db, traits)
  const order = await anOrder(db, ada.id)
  const payments = []
  for (let n = 0; n < tries; n++) payments.push(await aPayment(db, order))
  return { ada, order, payments: payments.map(({ id }) => id) as [string, ...string[]] }
}

describe('money that brought no credits and goes back is told by one mail', () => {
  test('with the amount that came, however often it is heard of', async () => {
    const { ada, order, payments } = await aBuyer()
    const less = { ...paid, paid: money(4699, 'EUR') }
    await Promise.all(Array.from({ length: 5 }, () => settle(world, payments[0], less)))
    const mails = await toldTo(ada)
    expect(mails.map(({ subject }) => subject)).toEqual(['Je krijgt € 46,99 van ons terug'])
    for (const words of [
      'Voor je bestelling van 60 credits kwam een ander bedrag binnen dan we vroegen.',
      'We betalen € 46,99 meteen terug op de manier waarop je hebt betaald.',
      'Voor deze betaling heb je geen credits gekregen.',
      'Gevraagd: € 47,99\nBinnengekomen: € 46,99\nBetaalmethode: Visa 4242',
      `Bekijk je bestelling:\nhttp://localhost/transactions/${order.id}`,
    ])
      expect(mails[0]?.text).toContain(words)
  })

  test('in the member’s language, and in the currency that came', async () => {
    const { ada, payments } = await aBuyer({ locale: 'en' })
    await settle(world, payments[0], { ...paid, paid: money(4799, 'GBP') })
    const [mail, ...others] = await toldTo(ada)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('£47.99 goes back to you')
    expect(mail?.text).toContain('Asked for: €47.99\nReceived: £47.99')
  })

  test('that the order was paid already, to whoever pays it twice', async () => {
    const { ada, payments } = await aBuyer({ tries: 2 })
    for (const payment of payments) await settle(world, payment, paid)
    const [mail, ...others] = await toldTo(ada)
    expect(others).toEqual([])
    expect(mail?.text).toContain('Je bestelling van 60 credits was al betaald.')
  })

  test('of a direct debit that it does not take place', async () => {
    const debtor = await aDebtor(world)
    const order = await findOrder(db, debtor.orderId)
    const { id } = await aPayment(db, order!)
    // Signed at the moment at which the other one was paid.
    await sql`update direct_debits set signed_at = ${world.now()}, collect_on = '2026-06-08' where id = ${debtor.id}`
    await settle(world, id, paid)
    await settle(world, debtor.paymentId, { ...paid, paidWith: null })
    const [mail, ...others] = await toldTo(debtor.member)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('De incasso van € 47,99 gaat niet door')
    expect(mail?.text).not.toContain('terug')
  })

  test('but not to whoever is gone', async () => {
    const { ada, payments } = await aBuyer()
    await sql`delete from members where id = ${ada.id}`
    await settle(world, payments[0], paid)
    expect(await toldTo(ada)).toEqual([])
  })
})

describe('what a bank takes back is told by one mail', () => {
  test('for each time, with the credits that went and the credit note', async () => {
    const { ada, order, payments } = await aBuyer()
    await settle(world, payments[0], paid)
    for (const minor of [2400, 2400]) await settle(world, payments[0], taken(minor))
    expect((await toldTo(ada))[0]?.text).toContain('Je blijft premium.')
    for (const minor of [4799, 4799]) await settle(world, payments[0], taken(minor))
    const mails = await toldTo(ada)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Je betaling van € 24,00 is teruggedraaid',
      'Je betaling van € 23,99 is teruggedraaid',
    ])
    for (const words of [
      'Je bank heeft € 24,00 van je betaling voor 60 credits teruggedraaid.',
      'Daarom hebben we 30 credits van je saldo gehaald.',
      'Klopt dit niet? Mail naar support@localhost.',
      `http://localhost/transactions/${order.id}`,
    ])
      expect(mails[0]?.text).toContain(words)
    expect(mails[0]?.text).not.toContain('Al gebruikt')
    const [number] = /VONK-2026-\d{6}/.exec(mails[0]?.text ?? '') ?? []
    expect(mails[0]?.attachments).toMatchObject([{ filename: `${number}.pdf`, type: 'application/pdf' }])
    expect(mails[1]?.text).not.toContain(number)
    expect(mails[1]?.text).toContain('Je bent niet meer premium, want je hebt geen betaalde aankoop meer.')
    expect(mails[1]?.text).not.toContain('blijft premium')
  })

  test('with what was spent before', async () => {
    const [{ ada, payments }, ben] = [await aBuyer({ locale: 'en' }), await aMember(db)]
    await settle(world, payments[0], paid)
    await send(await world.as(ada), { memberId: ben.id, clientId: crypto.randomUUID(), body: 'Hoi' })
    await settle(world, payments[0], taken(4799))
    const [mail] = await toldTo(ada)
    expect(mail?.text).toContain('So 59 credits were taken off your balance.')
    expect(mail?.text).toContain(
      'Already used of this purchase: 1 credit. It comes off credits that you get back or buy next.',
    )
  })

  test('that of a direct debit the money was not had', async () => {
    const { member, paymentId } = await aSigned(world)
    await settle(world, paymentId, taken(4799))
    const [mail, ...others] = await toldTo(member)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('De incasso van € 47,99 is mislukt of teruggedraaid')
    expect(mail?.text).toContain('Daarom hebben we 60 credits van je saldo gehaald.')
  })

  test('but not of what had brought no credits', async () => {
    const { ada, payments } = await aBuyer({ tries: 2 })
    await settle(world, payments[0], paid)
    await settle(world, payments[1]!, taken(4799))
    expect(await toldTo(ada)).toEqual([])
  })
})
