import { findAccountByEmail } from '../../../../db/queries/accounts.ts'
import { type BookedCorrection, correctedKinds, findCorrection } from '../../../../db/queries/credits/corrections.ts'
import { findPurse } from '../../../../db/queries/transactions/purse.ts'
import type { Money } from '../../../../db/reference/money/money.ts'
import { createLocalBus } from '../../../core/live/bus.ts'
import type { AtServer, Commands, Prompt } from '../../../core/operations/command.ts'
import { NotDone } from '../../../core/operations/not-done.ts'
import { correct } from '../../credits/correct.ts'
import { afterCorrection, type Correction, readyCorrection } from '../../credits/rules.ts'
import { parseEmail } from '../../mail/rules/email.ts'
import { worthAfter } from './after-correction.ts'

/** For who answers members: what is corrected as bought is money by a withdrawal. */
export const correctionCommands = {
  'correct-credits': {
    summary:
      'gives or takes credits of a member: asks whose, how many and why, and shows what comes of it before it is done',
    run: correctCredits,
  },
} satisfies Commands

async function correctCredits(here: AtServer): Promise<string> {
  const { db, ask } = here
  const member = await askForMember(here)
  const correction = await askForCorrection(ask, member.locale)
  const { reference } = correction
  const before = await findCorrection(db, member.id, reference)
  if (before) return knownWords(correction, before)
  const purse = await findPurse(db, member.id)
  const shown = [
    '',
    `${signed(correction.amount)} ${correction.kind} credits for ${member.name} (${member.email}), case ${reference}`,
    `The member reads: ${correction.explanation}`,
    `Before: ${purseWords(purse)}`,
    `After:  ${purseWords(afterCorrection(purse, correction))}`,
    ...(await withdrawalWords(here, member, correction)),
    'Book this? (yes or no): ',
  ]
  if ((await ask.line(shown.join('\n'))).trim().toLowerCase() !== 'yes') throw new NotDone('Nothing was booked.')
  // The running server updates open pages.
  const booked = await here.withWorld((world) => correct({ ...world, bus: createLocalBus() }, member, correction))
  if (!booked.isNew) return knownWords(correction, booked)
  return `Booked. ${member.name} has ${booked.balance} credits now.`
}

async function askForMember({ db, sites, ask }: AtServer) {
  const all = await sites.all()
  const names = all.map(({ id }) => id).join(', ')
  const siteId = all.length > 1 ? (await ask.line(`Site (${names}): `)).trim() : all[0]?.id
  const site = all.find(({ id }) => id === siteId)
  if (!site) throw new NotDone(`There is no such site. There are: ${names}`)
  const address = parseEmail(await ask.line('E-mail address of the member: '))
  const member = await findAccountByEmail(db, site.id, address.normalized)
  if (!member) throw new NotDone(`Nobody on ${site.id} has this address.`)
  return member
}

/** Asks on only as long as it is understood. */
async function askForCorrection(ask: Prompt, locale: string): Promise<Correction> {
  const amount = amountOf(await ask.line('Credits, with their sign (such as +10 or -3): '))
  const typed = (await ask.line('Do they count as bought or given? ')).trim().toLowerCase()
  const kind = correctedKinds.find((one) => one === typed)
  if (!kind) throw new NotDone('Credits are bought or given.')
  const explanation = await ask.line(`Why? The member reads it, in their language (${locale}): `)
  const reference = await ask.line('Your case: ')
  return readyCorrection({ amount, kind, explanation, reference })
}

function amountOf(typed: string): number {
  const [, sign, credits] = /^\s*([+−-])\s*(\d{1,9})\s*$/.exec(typed) ?? []
  if (!sign) throw new NotDone('Type a whole number with its sign, such as +10 or -3.')
  return sign === '+' ? Number(credits) : -Number(credits)
}

const signed = (amount: number) => (amount > 0 ? `+${amount}` : `−${-amount}`)

const purseWords = ({ balance, bought }: { balance: number; bought: number }) =>
  `${balance} credits (${bought} bought, ${balance - bought} given)`

/** Throws `NotDone` where something else was booked for the case than what was typed. */
function knownWords({ reference, ...typed }: Correction, { amount, kind, at }: BookedCorrection): string {
  const booked = `Case ${reference} was booked for this member before: ${signed(amount)} ${kind} credits, ${at.toISOString()}.`
  if (amount === typed.amount && kind === typed.kind) return `${booked} Nothing has changed.`
  throw new NotDone(
    `${booked} ${signed(typed.amount)} ${typed.kind} credits were not booked: give them a case of their own, if they are to be.`,
  )
}

/** Bought credits are money as long as their purchase can be withdrawn from. */
async function withdrawalWords(
  { db, now, sites }: AtServer,
  member: { id: string; siteId: string },
  { amount, kind }: Correction,
): Promise<string[]> {
  if (kind === 'given') return []
  const { refundDays } = (await sites.byId(member.siteId)).settings
  const changed = await worthAfter(db, { memberId: member.id, now: now(), refundDays }, amount)
  if (changed.length === 0) return ['Withdrawals: no purchase brings back another amount.']
  return changed.map(({ orderId, receipt, before, after, until }) => {
    const purchase = receipt === null ? `order ${orderId}` : `receipt ${receipt}`
    return `Withdrawals: ${purchase} brings back up to ${amountWords(after)} instead of ${amountWords(before)}, until ${until.toISOString()}.`
  })
}

const amountWords = ({ minor, currency }: Money) => `${(minor / 100).toFixed(2)} ${currency}`
