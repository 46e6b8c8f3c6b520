import { beforeAll, describe, expect, test } from 'bun:test'
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { aMember, aSite } from '../../testing/factories.ts'
import { freshDatabase } from '../../testing/index.ts'
import { anOrder, aPayment } from '../../testing/orders.ts'
import * as accounts from '../accounts.ts'
import * as blocks from '../blocks.ts'
import * as messages from '../chat/send.ts'
import * as sides from '../chat/sides.ts'
import * as credentials from '../credentials.ts'
import * as credits from '../credits/wallet.ts'
import { insertCode, listAsked } from '../directdebit/codes.ts'
import { lockOwnDebit, type MandateRow, saveMandate, setSigned, sumSigned } from '../directdebit/debits.ts'
import { type HeldDebtors, lockDebtors } from '../directdebit/debtors.ts'
import * as likes from '../likes/like.ts'
import { changeWithEvents } from '../live.ts'
import * as logIns from '../login.ts'
import { endMailChanges, insertMailChange } from '../mail/changes.ts'
import { insertMailRequest } from '../mail/requests.ts'
import * as links from '../mail/tokens.ts'
import * as ownProfile from '../members/own-profile.ts'
import { type LockedOrder, lockOrder } from '../orders/lock.ts'
import * as payments from '../orders/payments.ts'
import * as refunds from '../orders/refunds.ts'
import * as photos from '../photos/own.ts'
import { rowsOf } from '../rows.ts'
import { findTotals } from '../totals.ts'
import { type HeldMembers, lockMembers } from './members.ts'

const { db } = await freshDatabase()
const now = new Date('2026-03-01T12:00:00Z')
const [conversationId, clientId] = [crypto.randomUUID(), crypto.randomUUID()]
const link = { siteId: 'vonk', hash: 'hash' }
const [hash, attempts] = [link.hash, { addressHash: 'address', network: '192.0.2.0' }]
let [ada, ben] = ['', '']
let payment: payments.PaymentRow
let otherOrder = ''

beforeAll(async () => {
  const siteId = await aSite(db)
  ada = (await aMember(db, { siteId })).id
  ben = (await aMember(db, { siteId })).id
  payment = await aPayment(db, await anOrder(db, ada, { siteId }))
  otherOrder = (await anOrder(db, ben, { siteId })).id
  const expiresAt = new Date('2036-01-01T00:00:00Z')
  await links.insertToken(db, { hash, memberId: ada, purpose: 'enter', email: '', createdAt: now, expiresAt })
})

const me = () => ({ id: ada, siteId: 'vonk' })
const booking = () => ({ memberId: ada, amount: 1, reason: 'demo_grant' as const, reference: 'test', now })
const message = () => ({
  ...{ senderId: ada, recipientId: ben, clientId, body: 'Hoi', gift: null, ...messages.noPhoto, replyToSeq: null, now },
  ...{ paidWith: 'none' as const, cost: 0 },
})

const aPhoto = () => ({ id: crypto.randomUUID(), storageKey: 'x', colour: '#000000', createdAt: now })

/** Each with the rows that it holds. */
const locks: Record<string, { lock: (tx: Tx) => Promise<unknown>; rows: () => SQL }> = {
  lockMembers: { lock: (tx) => lockMembers(tx, [ada]), rows: () => sql`members where id = ${ada}` },
  lockAccount: { lock: (tx) => accounts.lockAccount(tx, ada), rows: () => sql`members where id = ${ada}` },
  lockToken: { lock: (tx) => links.lockToken(tx, link, ['enter']), rows: () => sql`members where id = ${ada}` },
  lockWallet: {
    lock: async (tx) => credits.lockWallet(tx, await lockMembers(tx, [ada]), ada),
    rows: () => sql`wallets where member_id = ${ada}`,
  },
  findSendFacts: {
    lock: async (tx) => {
      const held = await lockMembers(tx, [ada, ben])
      return messages.findSendFacts(tx, held, me(), { recipientId: ben, clientId, startsCounted: 1 })
    },
    rows: () => sql`wallets where member_id = ${ada}`,
  },
  lockOrder: {
    lock: async (tx) => lockOrder(tx, await lockMembers(tx, [ada]), { memberId: ada, orderId: payment.orderId }),
    rows: () => sql`orders where id = ${payment.orderId}`,
  },
  lockDebtors: {
    lock: (tx) => lockDebtors(tx, ['iban']),
    rows: () => sql`direct_debit_debtors where key = 'iban'`,
  },
  lockLoginFailures: {
    lock: (tx) => logIns.lockLoginFailures(tx, attempts, now),
    rows: () => sql`login_failures where address_hash = ${attempts.addressHash} and network = '*'`,
  },
}

describe.each(Object.entries(locks))('%s', (_, { lock, rows }) => {
  test('holds until the end of the transaction', async () => {
    await db.transaction(lock)
    const free = () => rowsOf(db, sql`select 1 from ${rows()} for update skip locked`)
    await db.transaction(async (tx) => {
      await lock(tx)
      expect(await free()).toEqual([])
    })
    expect(await free()).toHaveLength(1)
  })
})

/** Queries that require a lock on Ada, called with a lock on someone else. */
const relying: Record<string, (tx: Tx, held: HeldMembers) => Promise<unknown>> = {
  findTotals: (tx, held) => findTotals(tx, held, [ada], 'newLikes'),
  findLikeFacts: (tx, held) => likes.findLikeFacts(tx, held, me(), ben),
  insertLike: (tx, held) => likes.insertLike(tx, held, { fromId: ada, toId: ben, createdAt: now }),
  deleteLike: (tx, held) => likes.deleteLike(tx, held, { fromId: ada, toId: ben, takenBackAt: now }),
  deleteLikesBetween: (tx, held) => likes.deleteLikesBetween(tx, held, { oneId: ada, otherId: ben, takenBackAt: now }),
  setLikeSeen: (tx, held) => likes.setLikeSeen(tx, held, { fromId: ben, toId: ada, seenAt: now }),
  insertBlock: (tx, held) => blocks.insertBlock(tx, held, me(), ben, now),
  deleteBlock: (tx, held) => blocks.deleteBlock(tx, held, ada, ben),
  clearUnreadBetween: (tx, held) => blocks.clearUnreadBetween(tx, held, ada, ben),
  insertPhoto: (tx, held) => photos.insertPhoto(tx, held, { ...aPhoto(), memberId: ada }),
  setPhotoOrder: (tx, held) => photos.setPhotoOrder(tx, held, ada, []),
  setPhotoDeleted: (tx, held) =>
    photos.setPhotoDeleted(tx, held, { memberId: ada, id: conversationId, deletedAt: now }),
  refreshMainPhoto: (tx, held) => photos.refreshMainPhoto(tx, held, ada),
  markRead: (tx, held) => sides.markRead(tx, held, ada, conversationId, 1),
  deleteSide: (tx, held) => sides.deleteSide(tx, held, ada, conversationId),
  findSendFacts: (tx, held) => messages.findSendFacts(tx, held, me(), { recipientId: ben, clientId, startsCounted: 1 }),
  'insertMessage, for the two': async (tx, held) =>
    messages.insertMessage(tx, held, await walletOf(tx, ada), message()),
  'insertMessage, for the wallet': async (tx) =>
    messages.insertMessage(tx, await lockMembers(tx, [ada, ben]), await walletOf(tx, ben), message()),
  lockWallet: (tx, held) => credits.lockWallet(tx, held, ada),
  lockOwnDebit: (tx, held) => lockOwnDebit(tx, held, ada, clientId),
  book: async (tx) => credits.book(tx, await walletOf(tx, ben), booking()),
  takeBought: async (tx) => credits.takeBought(tx, await walletOf(tx, ben), booking()),
  lockOrder: (tx, held) => lockOrder(tx, held, { memberId: ada, orderId: payment.orderId }),
  setPayment: async (tx) => payments.setPayment(tx, (await orderOfBen(tx)).held, payment, payment),
  addCreditsTaken: async (tx) => payments.addCreditsTaken(tx, (await orderOfBen(tx)).held, payment, 1),
  listChargedBackSince: async (tx) => payments.listChargedBackSince(tx, await walletOf(tx, ben), ada, 'test'),
  'creditOrder, for the order': async (tx) => {
    const { order } = await orderOf(tx, ada, payment.orderId)
    return payments.creditOrder(tx, { ...(await orderOfBen(tx)), order }, await walletOf(tx, ada), now)
  },
  'creditOrder, for the wallet': async (tx) =>
    payments.creditOrder(tx, await orderOf(tx, ada, payment.orderId), await walletOf(tx, ben), now),
  findRefundable: async (tx) => refunds.findRefundable(tx, (await orderOfBen(tx)).held, refund()),
  insertRefund: async (tx) => refunds.insertRefund(tx, (await orderOfBen(tx)).held, refund()),
  setConfirmed: (tx, held) => accounts.setConfirmed(tx, held, ada, now),
  setInvisible: (tx, held) => accounts.setInvisible(tx, held, ada, now),
  patchProfile: (tx, held) => ownProfile.patchProfile(tx, held, ada, { about: 'Hoi' }),
  setEmail: (tx, held) => credentials.setEmail(tx, held, ada, { email: 'a@b.nl', emailNormalized: 'a@b.nl' }),
  setWantedEmail: (tx, held) => credentials.setWantedEmail(tx, held, ada, 'a@b.nl'),
  setPassword: (tx, held) => credentials.setPassword(tx, held, ada, { passwordHash: 'x', passwordSetAt: now }),
  deleteDeletion: (tx, held) => accounts.deleteDeletion(tx, held, ada),
  insertMailRequest: (tx, held) => insertMailRequest(tx, held, { memberId: ada, kind: 'activate', requestedAt: now }),
  deleteTokensOf: (tx, held) => links.deleteTokensOf(tx, held, ada, 'enter'),
  insertMailChange: (tx, held) =>
    insertMailChange(tx, held, { memberId: ada, email: 'b@b.nl', formerEmail: 'a@b.nl', requestedAt: now }),
  endMailChanges: (tx, held) => endMailChanges(tx, held, ada, now),
  spendTokensOf: (tx, held) => links.spendTokensOf(tx, held, ada, ['enter'], now),
  spendToken: async (tx, held) => links.spendToken(tx, { ...(await links.lockToken(tx, link, ['enter']))!, held }, now),
  saveLoginFailures: async (tx) => {
    const { held, ...failures } = await logIns.lockLoginFailures(tx, { ...attempts, network: 'elsewhere' }, now)
    return logIns.saveLoginFailures(tx, held, attempts, { ...failures, now })
  },
}

const orderOf = async (tx: Tx, memberId: string, orderId: string): Promise<LockedOrder> =>
  (await lockOrder(tx, await lockMembers(tx, [memberId]), { memberId, orderId }))!
const orderOfBen = (tx: Tx) => orderOf(tx, ben, otherOrder)
const refund = () => ({
  ...{ id: clientId, orderId: payment.orderId, paymentId: payment.id },
  ...{ reason: 'goodwill' as const, minor: 1, createdAt: now },
})

const debtor = { ibanKey: 'iban', phoneKey: 'phone' }

/** The same with an account or phone of somebody else's. */
const relyingOnDebtors: Record<string, (tx: Tx, held: HeldDebtors) => Promise<unknown>> = {
  saveMandate: (tx, held) => saveMandate(tx, held, debtor as MandateRow),
  sumSigned: (tx, held) => sumSigned(tx, held, { memberId: ada, ...debtor, since: now }),
  setSigned: (tx, held) => setSigned(tx, held, { id: 'x', ...debtor }, { signedAt: now, collectOn: '2026-03-06' }),
  listAsked: (tx, held) => listAsked(tx, held, { memberId: ada, phoneKey: 'phone', since: now }),
  insertCode: async (tx, held) => insertCode(tx, await lockMembers(tx, [ada]), held, aCode()),
}

const aCode = () => ({ id: 'x', directDebitId: 'x', memberId: ada, phoneKey: 'phone', askedAt: now })

test.each(Object.entries(relyingOnDebtors))('%s is refused to whoever holds another debtor', async (_, ask) => {
  const asking = db.transaction(async (tx) => ask(tx, (await lockDebtors(tx, ['else'])).held))
  await expect(asking).rejects.toThrow('not held')
})

const walletOf = async (tx: Tx, memberId: string) =>
  (await credits.lockWallet(tx, await lockMembers(tx, [memberId]), memberId))!

test.each(Object.entries(relying))('%s is refused to whoever does not hold what it relies on', async (_, ask) => {
  const asking = db.transaction(async (tx) => ask(tx, await lockMembers(tx, [ben])))
  await expect(asking).rejects.toThrow('not held')
})

test('a lock holds in its own transaction alone', async () => {
  const held = await db.transaction((tx) => lockMembers(tx, [ada]))
  await expect(db.transaction((tx) => findTotals(tx, held, [ada], 'newLikes'))).rejects.toThrow('not held')
})

test('forgetting a lock does not compile', () => {
  const forgetful = (pool: Db, tx: Tx, held: HeldMembers) => [
    // @ts-expect-error: on the pool it would be gone with the statement
    () => lockMembers(pool, [ada]),
    // @ts-expect-error: there is none
    () => likes.deleteLike(tx, { fromId: ada, toId: ben, takenBackAt: now }),
    // @ts-expect-error: the member is held, and not the wallet
    () => credits.book(tx, held, booking()),
    // @ts-expect-error: within a transaction that goes on, the events would not come last
    () => changeWithEvents(tx, async () => ({ result: null, events: [], now })),
  ]
  expect(forgetful).toBeFunction()
})
