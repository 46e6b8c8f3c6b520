import type { Db } from '../../../../db/client.ts'
import {
  countRefundsToSettle,
  findRefundToSettle,
  listRefundsToSettle,
  type RefundToSettle,
} from '../../../../db/queries/orders/by-hand.ts'
import { listShownReceipts } from '../../../../db/queries/receipts/shown.ts'
import { dayIn } from '../../../../db/reference/days.ts'
import type { Money } from '../../../../db/reference/money/money.ts'
import { bookkeepingZone } from '../../../../db/reference/money/tax.ts'
import { createLocalBus } from '../../../core/live/bus.ts'
import type { AtServer, Commands } from '../../../core/operations/command.ts'
import { NotDone } from '../../../core/operations/not-done.ts'
import { idSchema } from '../../../core/values/ids.ts'
import { toReceiptView } from '../../receipts/view.ts'
import { readySettlement } from '../rules/settled-by-hand.ts'
import { type Settled, type StandingRefund, settleByHand, standingOf } from './settle-refund.ts'

/** For the operator who pays members manually. */
export const refundCommands = {
  'settle-refund': {
    summary:
      'books that you paid by hand what could not be sent back: shows what waits, and what it does before it is done',
    run: settleRefund,
  },
} satisfies Commands

/** So many of those that wait are shown: the others once these are settled. */
const mostShown = 20

async function settleRefund(here: AtServer): Promise<string> {
  const { db, ask, now, sites } = here
  const refund = await askForRefund(here)
  const { id: refundId, owed, siteId, state } = refund
  if (refund.paid) return knownWords(refundId, refund.paid)
  if (owed.minor === 0) throw new NotDone(`Nothing of this refund is to be paid by hand: ${stateWords[state]}.`)
  const { settings } = await sites.byId(siteId)
  const today = dayIn(bookkeepingZone(settings.companyInfo.country), now())
  const on = (await ask.line(`Paid on which day (empty for today, ${today}): `)).trim() || today
  const how = await ask.line(
    `How? The member reads it${refund.locale === null ? '' : `, in their language (${refund.locale})`}, such as your reference of the transfer: `,
  )
  const paid = readySettlement({ on, how }, now())
  const shown = [
    '',
    await lineOf(db, refund),
    `Paid by hand: ${amountWords(owed)} on ${paid.on}`,
    `The member reads: ${paid.how}`,
    'Book this? It moves no money. (yes or no): ',
  ]
  if ((await ask.line(shown.join('\n'))).trim().toLowerCase() !== 'yes') throw new NotDone('Nothing was booked.')
  const wanted = { refundId, owedMinor: owed.minor, ...paid }
  // The running server updates open pages.
  const booked = await here.withWorld((world) => settleByHand({ ...world, bus: createLocalBus() }, wanted))
  if (!booked.isNew) return knownWords(refundId, booked)
  return `Booked: ${amountWords(booked.amount)} was paid by hand. To be paid by hand still: ${await countRefundsToSettle(db)}.`
}

async function askForRefund({ db, ask, now }: AtServer): Promise<StandingRefund> {
  const waiting = await standingOf(db, await listRefundsToSettle(db, mostShown), now())
  const lines = await Promise.all(waiting.map((refund) => lineOf(db, refund)))
  const head = `To be paid by hand: ${await countRefundsToSettle(db)}${lines.length > 0 ? ', who waits longest first' : ''}`
  const typed = (await ask.line([head, ...lines, 'Which one, by its id (empty for none): '].join('\n'))).trim()
  if (typed === '') throw new NotDone('Nothing was booked.')
  const { data: id } = idSchema.safeParse(typed)
  const found = id === undefined ? undefined : await findRefundToSettle(db, id)
  const [refund] = found ? await standingOf(db, [found], now()) : []
  if (!refund) throw new NotDone('There is no such refund.')
  return refund
}

/** All that names a refund, in a line. */
async function lineOf(db: Db, refund: StandingRefund): Promise<string> {
  const { id, owed, name, email, siteId, method, provider, orderId, failedAt } = refund
  const who = name === null ? 'an account that is gone' : `${name} (${email})`
  return [
    ...[id, amountWords(owed), `${who} on ${siteId}`, `${method} at ${provider}`, `order ${orderId}`],
    ...(await noteOf(db, refund)),
    `failed ${failedAt?.toISOString()}`,
  ].join(', ')
}

/** The number by which the member knows it. */
async function noteOf(db: Db, { id, orderId }: RefundToSettle): Promise<string[]> {
  const note = (await listShownReceipts(db, orderId)).find(({ reference }) => reference === id)
  return note ? [`credit note ${toReceiptView(note).number}`] : []
}

const amountWords = ({ minor, currency }: Money) => `${(minor / 100).toFixed(2)} ${currency}`

const stateWords: Record<StandingRefund['state'], string> = {
  under_way: 'it is on its way',
  done: 'it is back',
  by_bank: 'a bank has brought it',
  failed: 'a bank and other refunds have brought it',
  by_hand: 'it was paid by hand',
  not_collected: 'its direct debit was not collected',
  called_off: 'it was called off at the provider',
}

const knownWords = (refundId: string, { amount, on, how }: Omit<Settled, 'isNew'>) =>
  `Refund ${refundId} was booked as paid by hand before: ${amountWords(amount)} on ${on}, ${how}. Nothing has changed.`
