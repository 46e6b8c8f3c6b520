import { afterEach, expect, test } from 'bun:test'
import { findPayment } from '../../../db/queries/orders/payments.ts'
import { findFaults } from '../../../db/testing/faults.ts'
import { walletOf } from '../../../db/testing/from-outside.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { anOrder, aPayment } from '../../../db/testing/orders.ts'
import { aStaff } from '../../../db/testing/staff.ts'
import { toldTo } from '../../testing/events.ts'
import { mailsTo } from '../../testing/mailbox.ts'
import { unsend } from '../chat/changes/unsend.ts'
import { newId, photoScene } from '../chat/testing/photo-scene.ts'
import { settle as pay } from '../orders/settle.ts'
import { paid, taken } from '../orders/testing/news.ts'
import { report } from '../reports/report.ts'
import { approve, remove } from './decide.ts'
import { sendStatement } from './send-statement.ts'
import { listStatements, object } from './statements.ts'
import { claimAndSee as claim } from './testing/moderator.ts'
import { undo } from './undo.ts'

// What a removed photo of a conversation has cost its sender: two credits, or the free message.

const database = await freshDatabase()
const { db, sql } = database
const { world, post, aTalk, aSentPhoto } = await photoScene(database)
const [asMila, asTom] = [await world.asStaff(await aStaff(db)), await world.asStaff(await aStaff(db))]
const nude = { reason: 'nude', remark: '' } as const

afterEach(async () => expect(await findFaults(db)).toEqual([]))

type Talk = Awaited<ReturnType<typeof aSentPhoto>>

const reportIt = ({ asBen, ada, place: { seq } }: Talk) =>
  report(asBen, { id: newId(), memberId: ada.id, seq, reason: 'sexual', remarks: '' })

/** Sent, reported, and in Mila’s hands. */
async function inHand(traits?: Parameters<typeof aSentPhoto>[0]) {
  const talk = await aSentPhoto(traits)
  await reportIt(talk)
  return { ...talk, id: (await claim(asMila)).photos[0]!.id }
}

/** Until it is told and paid. */
const settle = (talk: Talk) => mailsTo(world, talk.ada.email)
const removalOf = async (id: string) =>
  (await db.query.photoRemovals.findFirst({ where: (r, { eq }) => eq(r.reportedPhotoId, id) }))!

test('the credits are back when the decision stands, told to every open page', async () => {
  const talk = await inHand({ credits: 10 })
  await remove(asMila, talk.id, nude)
  expect(await walletOf(db, talk.ada)).toMatchObject({ balance: 8 })
  await settle(talk)
  expect(await walletOf(db, talk.ada)).toMatchObject({ balance: 10 })
  expect((await toldTo(db, talk.ada)).slice(-2)).toEqual([
    { type: 'statement' },
    { type: 'wallet', balance: 10, freeMessages: 0 },
  ])
})

test('nothing is back that a bank has taken the money of meanwhile', async () => {
  const talk = await aTalk({ credits: 0 })
  const payment = await aPayment(db, await anOrder(db, talk.ada.id))
  await pay(world, payment.id, paid)
  const { sent } = await post(talk.ada, talk.ben)
  await reportIt({ ...talk, place: { conversationId: sent.conversationId, seq: sent.message.seq } })
  await remove(asMila, (await claim(asMila)).photos[0]!.id, nude)
  world.pass(1_000)
  await pay(world, payment.id, taken(4799))
  await mailsTo(world, talk.ada.email)
  expect(await walletOf(db, talk.ada)).toMatchObject({ balance: 0 })
  expect((await toldTo(db, talk.ada)).at(-1)).toEqual({ type: 'wallet', balance: 0, freeMessages: 0 })
  expect(await findPayment(db, payment.id)).toMatchObject({ creditsTaken: 60 })
})

test('so is the free message; what cost nothing gives nothing', async () => {
  const talk = await inHand({ freeMessages: 1 })
  await remove(asMila, talk.id, nude)
  await settle(talk)
  expect(await walletOf(db, talk.ada)).toMatchObject({ balance: 0, freeMessages: 1 })
  const free = await aSentPhoto({ credits: 10 })
  await sql`update messages set paid_with = 'none', cost = 0 where conversation_id = ${free.place.conversationId}`
  await sql`alter table ledger_entries disable trigger user`
  await sql`delete from ledger_entries where member_id = ${free.ada.id} and reason = 'photo'`
  await sql`update wallets set balance = 10 where member_id = ${free.ada.id}`
  await sql`alter table ledger_entries enable trigger user`
  await reportIt(free)
  await remove(asMila, (await claim(asMila)).photos[0]!.id, nude)
  await settle(free)
  expect(await walletOf(db, free.ada)).toMatchObject({ balance: 10, freeMessages: 0 })
})

test('nothing comes back of what is approved, or of a removal that was undone', async () => {
  const talk = await inHand({ credits: 10 })
  await remove(asMila, talk.id, nude)
  await undo(asMila, talk.id)
  await claim(asMila)
  await approve(asMila, talk.id)
  await settle(talk)
  expect(await walletOf(db, talk.ada)).toMatchObject({ balance: 8 })
})

test('nor of one that somebody else has put back before it was paid', async () => {
  const talk = await inHand({ credits: 10 })
  await remove(asMila, talk.id, nude)
  const { id } = await removalOf(talk.id)
  await object(talk.asAda, { id, text: 'Dat ben ik zelf.' })
  await claim(asTom)
  await approve(asTom, talk.id)
  await settle(talk)
  expect(await walletOf(db, talk.ada)).toMatchObject({ balance: 8 })
})

test('they come back once: told fifty times at once, put back, taken back or removed again', async () => {
  const talk = await inHand({ credits: 10 })
  await remove(asMila, talk.id, nude)
  const { id: removalId } = await removalOf(talk.id)
  const letter = { removalId, origin: 'http://localhost' }
  await Promise.all(Array.from({ length: 50 }, () => sendStatement(world, letter, 'removal')))
  expect(await walletOf(db, talk.ada)).toMatchObject({ balance: 10 })

  const [{ id = '' } = {}] = await listStatements(talk.asAda)
  await object(talk.asAda, { id, text: 'Dat ben ik zelf.' })
  await claim(asTom)
  await approve(asTom, talk.id)
  await settle(talk)
  await reportIt(talk)
  await claim(asMila)
  await remove(asMila, talk.id, nude)
  await settle(talk)
  expect(await walletOf(db, talk.ada)).toMatchObject({ balance: 10 })

  const other = await inHand({ credits: 10 })
  await remove(asMila, other.id, nude)
  await settle(other)
  await sql`update messages set photo_status = 'active' where conversation_id = ${other.place.conversationId}`
  await sql`update photo_removals set objection = 'Nee', objected_at = now(), outcome = 'granted', reviewed_at = now()
    where reported_photo_id = ${other.id}`
  await unsend(other.asAda, other.place)
  expect(await walletOf(db, other.ada)).toMatchObject({ balance: 10 })
})

test('what was removed cannot be sent again, and is not charged', async () => {
  const talk = await inHand({ credits: 10 })
  await remove(asMila, talk.id, nude)
  await settle(talk)
  expect(await post(talk.ada, talk.ben)).toMatchObject({ status: 409, refused: 'photo_removed_before' })
  expect(await walletOf(db, talk.ada)).toMatchObject({ balance: 10 })
})
