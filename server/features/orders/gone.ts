import type { Tx } from '../../../db/client.ts'
import { takeBought, type Wallet } from '../../../db/queries/credits/wallet.ts'
import { endGivenAtProvider, insertGivenBack } from '../../../db/queries/orders/refunds.ts'
import { issueCreditNote } from '../receipts/issue.ts'
import { givenBackMail, takenBackMail } from './jobs.ts'
import { creditsOwed, type Settlement } from './rules/settlement.ts'
import type { Settling, SettlingWorld } from './settling.ts'

/** What news tell that is gone of a payment: given back at the provider, or taken back by a bank. */
type Gone = Pick<Settlement, 'facts' | 'isCredited' | 'givenBack' | 'chargeBack'>

/** What of the credits went with it, and the wallet that it left: undefined where none did. */
interface CreditsGone {
  atProvider: number
  byBank: number
  purse: Wallet | undefined
}

/** Takes the credits behind what is gone, as far as they are there. */
export async function takeGone(tx: Tx, settling: Settling, gone: Gone): Promise<CreditsGone> {
  const steps = stepsOf(settling, gone)
  const atProvider = await take(tx, settling, gone.givenBack?.credits, {
    reason: 'given_back',
    reference: steps.atProvider,
  })
  const byBank = await take(tx, settling, gone.chargeBack?.credits, { reason: 'charge_back', reference: steps.byBank })
  return { atProvider: atProvider.taken, byBank: byBank.taken, purse: byBank.purse ?? atProvider.purse }
}

async function take(
  tx: Tx,
  { order: { memberId }, wallet, now }: Settling,
  amount: number | undefined,
  cause: { reason: 'given_back' | 'charge_back'; reference: string },
): Promise<{ taken: number; purse?: Wallet }> {
  if (!wallet || !amount) return { taken: 0 }
  const { taken, ...purse } = await takeBought(tx, wallet, { memberId, amount, ...cause, now })
  return { taken, purse }
}

/** What names this much of a payment's, gone in the one way or the other. */
function stepsOf({ payment: { id, givenBackMinor } }: Settling, { facts, givenBack }: Gone) {
  return { atProvider: `${id}:${givenBackMinor + (givenBack?.minor ?? 0)}`, byBank: `${id}:${facts.chargedBackMinor}` }
}

/** What its operator gave back at the provider is a refund from then on, which is answered with its id; null where nothing was. */
export async function noteGivenBack(tx: Tx, settling: Settling, { givenBack }: Gone): Promise<string | null> {
  if (!givenBack) return null
  const { held, order, payment, now } = settling
  const id = crypto.randomUUID()
  const given = { id, orderId: order.id, paymentId: payment.id, minor: givenBack.minor, createdAt: now }
  await insertGivenBack(tx, held, given)
  return id
}

interface Told {
  refundId: string | null
  credits: CreditsGone
  endsPremium: boolean
}

/** Has it told by mail, each step by one; so is what could not be sent and was given back at the provider since. */
export async function mailGone(
  { jobs }: SettlingWorld,
  tx: Tx,
  settling: Settling,
  gone: Gone,
  { refundId, credits, endsPremium }: Told,
): Promise<void> {
  const { held, order, payment, withdrawn, now } = settling
  const step = { orderId: order.id, paymentId: payment.id, endsPremium }
  const owed = creditsOwed(
    { credits: order.credits, withdrawn },
    {
      ...gone.facts,
      givenBackMinor: payment.givenBackMinor + (gone.givenBack?.minor ?? 0),
      creditsTaken: payment.creditsTaken + credits.atProvider + credits.byBank,
    },
  )
  if (refundId) {
    const isCredited = gone.isCredited ? { credits: credits.atProvider, owed } : { credits: 0, owed: 0 }
    await jobs.enqueue(tx, givenBackMail, { ...step, refundId, ...isCredited })
  }
  const ended = { orderId: order.id, paymentId: payment.id, doneAt: now }
  const atProvider = gone.facts.refundedMinor > payment.refundedMinor ? await endGivenAtProvider(tx, held, ended) : []
  for (const id of atProvider) await jobs.enqueue(tx, givenBackMail, { ...step, refundId: id, credits: 0, owed: 0 })
  if (!gone.chargeBack) return
  const { minor } = gone.chargeBack
  const reference = stepsOf(settling, gone).byBank
  await jobs.enqueue(tx, takenBackMail, { ...step, minor, credits: credits.byBank, owed, reference })
}

/** The credit notes of it, as the last that is locked. */
export async function issueNotesOfGone(
  world: SettlingWorld,
  tx: Tx,
  settling: Settling,
  gone: Gone,
  refundId: string | null,
): Promise<void> {
  const { order } = settling
  const { isCredited, givenBack, chargeBack } = gone
  if (refundId && isCredited && givenBack)
    await issueCreditNote(world, tx, order, { reason: 'refund', reference: refundId, minor: givenBack.minor })
  if (!chargeBack) return
  const reference = stepsOf(settling, gone).byBank
  await issueCreditNote(world, tx, order, { reason: 'charge_back', reference, minor: chargeBack.minor })
}
