import {
  countExcessive,
  type ExcessivePayment,
  findExcessive,
  listExcessive,
} from '../../../../db/queries/orders/excess.ts'
import type { AtServer, Commands } from '../../../core/operations/command.ts'
import { NotDone } from '../../../core/operations/not-done.ts'
import { idSchema } from '../../../core/values/ids.ts'
import { acknowledgeExcess } from './acknowledge-excess.ts'

/** For the operator who deals with payments of which more has left than came in. */
export const excessCommands = {
  excess: {
    summary:
      'payments of which more has left than came in: shows each with what to do, and books that you have looked after it',
    run: settleExcess,
  },
} satisfies Commands

/** How many are shown; the others follow once these are done. */
const mostShown = 20

async function settleExcess(here: AtServer): Promise<string> {
  const { db, ask } = here
  const waiting = await listExcessive(db, mostShown)
  const head = `Payments of which more has left than came in: ${await countExcessive(db)}`
  if (waiting.length === 0) return head
  const shown = [head, ...waiting.map(caseWords), 'Which one have you looked after, by its id (empty for none): ']
  const typed = (await ask.line(shown.join('\n\n'))).trim()
  if (typed === '') throw new NotDone('Nothing was booked.')
  const { data: id } = idSchema.safeParse(typed)
  const found = id === undefined ? undefined : await findExcessive(db, id)
  if (!found) throw new NotDone('There is no such payment.')
  const reason = await ask.line('What has come of it? It stands in the books, so name nobody: ')
  const acknowledgedBy = await ask.line('Your own name: ')
  const question = [
    '',
    `${lineOf(found)}: ${reason.trim()} (${acknowledgedBy.trim()})`,
    'Book that you have looked after it? It moves no money, and whatever changes makes a case of it again. (yes or no): ',
  ]
  if ((await ask.line(question.join('\n'))).trim().toLowerCase() !== 'yes') throw new NotDone('Nothing was booked.')
  const { excessMinor, paymentId } = found
  await here.withWorld((world) => acknowledgeExcess(world, { paymentId, excessMinor, reason, acknowledgedBy }))
  return `Booked: payment ${paymentId} is looked after. To be looked after still: ${await countExcessive(db)}.`
}

/** All that names a payment, in a line. */
function lineOf(payment: ExcessivePayment): string {
  const { paymentId, orderId, name, email, siteId, method, provider, providerPaymentId } = payment
  const who = name === null ? 'an account that is gone' : `${name} (${email})`
  const at = providerPaymentId === null ? provider : `${provider} (${providerPaymentId})`
  return [paymentId, `${who} on ${siteId}`, `${method} at ${at}`, `order ${orderId}`].join(', ')
}

/** What has happened, what is to be done, and what proves it. */
function caseWords(payment: ExcessivePayment): string {
  const { paidMinor, refundedMinor, chargedBackMinor, settledMinor, excessMinor, refunds } = payment
  const amount = (minor: number) => `${(minor / 100).toFixed(2)} ${payment.currency}`
  const told = [
    `came in ${amount(paidMinor)}`,
    `went back at the provider ${amount(refundedMinor)}`,
    ...(settledMinor > 0 ? [`was paid by hand ${amount(settledMinor)}`] : []),
    `was taken back by a bank ${amount(chargedBackMinor)}`,
    `so ${amount(excessMinor)} too much has left`,
  ]
  const proof = refunds.map(({ minor, providerRefundId, at, how }) => {
    const called = providerRefundId ?? how ?? 'given back at the provider'
    return `  proof: ${amount(minor)} on ${at.slice(0, 10)}, ${called}`
  })
  return [lineOf(payment), `  ${told.join(', ')}`, `  ${whatToDo(payment)}`, ...proof].join('\n')
}

function whatToDo({ chargedBackMinor }: ExcessivePayment): string {
  if (chargedBackMinor > 0)
    return 'Object to the charge-back at the provider, in time (a card’s bank gives some two weeks), with the proof of the refund. A refund that has not left yet can be called off there.'
  return 'Call off at the provider what has not left yet; of what has, ask the buyer.'
}
