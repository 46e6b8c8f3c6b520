import type { Tx } from '../../../db/client.ts'
import { insertCode, listAsked } from '../../../db/queries/directdebit/codes.ts'
import {
  findFirstCollected,
  hasProvedPhone,
  lockOwnDebit,
  type OwnDebit,
  saveMandate,
  sumSigned,
} from '../../../db/queries/directdebit/debits.ts'
import { type HeldDebtors, lockDebtors } from '../../../db/queries/directdebit/debtors.ts'
import { type HeldMembers, lockMembers } from '../../../db/queries/locks/members.ts'
import { money } from '../../../db/reference/money/money.ts'
import { retrying } from '../../../db/retrying.ts'
import type { MemberContext } from '../../core/context.ts'
import { codeSms } from './jobs.ts'
import { smsLimit } from './limits.ts'
import * as refusals from './refusals.ts'
import { countedSince, nextCode } from './rules/codes.ts'
import { debtorOf, type TypedDebtor } from './rules/debtor.ts'
import { isProved, limitedSince } from './rules/limit.ts'
import { textVersion } from './rules/text-version.ts'
import { keyOf, sealOf } from './sealing.ts'
import { isClosed, type ShownDebit, show } from './show.ts'

export interface GivenMandate extends TypedDebtor {
  paymentId: string
}

/** Takes what the debtor has filled in, and has a code sent to their phone. Nothing is ordered or collected by that. */
export async function giveMandate(ctx: MemberContext, given: GivenMandate): Promise<ShownDebit> {
  const { paymentId } = given
  const creditorIbans = await listCreditorIbans(ctx)
  await change(ctx, paymentId, async (tx, members, own) => {
    const { account, phone, ...address } = debtorOf(given, { country: own.country, creditorIbans })
    const keys = { ibanKey: keyOf(ctx, 'iban', account.iban), phoneKey: keyOf(ctx, 'phone', phone) }
    const held = await holdDebtors(ctx, tx, own, keys)
    await saveMandate(tx, held, {
      directDebitId: own.debit.id,
      textVersion,
      tickedAt: ctx.now(),
      ...address,
      ...keys,
      sealedIban: sealOf(ctx, 'iban', account.iban),
      ibanEnd: account.end,
      ibanCountry: account.country,
      sealedPhone: sealOf(ctx, 'phone', phone),
      phoneEnd: phone.slice(-3),
    })
    await askForCode(ctx, tx, { members, debtors: held }, own, keys.phoneKey)
  })
  return show(ctx, paymentId)
}

/** The creditors' accounts on all sites. A mandate on one would give credits for moving the operator's own money. */
async function listCreditorIbans({ sites }: MemberContext): Promise<string[]> {
  return (await sites.all()).flatMap(({ settings }) => settings.directDebitCreditor?.iban ?? [])
}

/** Has another code sent; the one before is worth nothing from then on. */
export async function sendAnotherCode(ctx: MemberContext, paymentId: string): Promise<ShownDebit> {
  await change(ctx, paymentId, async (tx, members, own) => {
    if (!own.mandate) throw refusals.directDebitNotFound()
    const debtors = await holdDebtors(ctx, tx, own, own.mandate)
    await askForCode(ctx, tx, { members, debtors }, own, own.mandate.phoneKey)
  })
  return show(ctx, paymentId)
}

type MandateWork = (tx: Tx, members: HeldMembers, own: OwnDebit) => Promise<void>

async function change(ctx: MemberContext, paymentId: string, work: MandateWork): Promise<void> {
  const run = async (tx: Tx) => {
    const members = await lockMembers(tx, [ctx.me.id])
    const own = await lockOwnDebit(tx, members, ctx.me.id, paymentId)
    if (!own || !ctx.site.settings.directDebitCreditor) throw refusals.directDebitNotFound()
    if (own.debit.signedAt || isClosed(own, ctx.now())) throw refusals.directDebitClosed()
    await work(tx, members, own)
  }
  await retrying(() => ctx.db.transaction(run), { idempotent: false })
}

interface DebtorKeys {
  ibanKey: string
  phoneKey: string
}

/** Account and phone, which are not blocked and may sign as much as this. What is signed meanwhile waits. */
export async function holdDebtors(
  ctx: MemberContext,
  tx: Tx,
  { debit }: OwnDebit,
  { ibanKey, phoneKey }: DebtorKeys,
): Promise<HeldDebtors> {
  const { held, blocked } = await lockDebtors(tx, [ibanKey, phoneKey])
  if (blocked.includes(ibanKey)) throw refusals.ibanBlocked({ field: 'iban' })
  if (blocked.includes(phoneKey)) throw refusals.phoneBlocked({ field: 'phone' })
  const [memberId, { directDebitLimit, directDebitFirstLimit }] = [ctx.me.id, ctx.site.settings]
  const sums = await sumSigned(tx, held, { memberId, ibanKey, phoneKey, since: limitedSince(ctx.now()) })
  const signed = Math.max(sums.byMember, sums.byAccount, sums.byPhone)
  if (signed + debit.minor > directDebitLimit) throw refusals.directDebitLimitReached()
  if (signed + debit.minor <= directDebitFirstLimit) return held
  if (isProved(await findFirstCollected(tx, { memberId, ibanKey }), ctx.now())) return held
  const left = Math.max(0, directDebitFirstLimit - signed)
  throw refusals.directDebitFirstLimitReached({ limit: money(directDebitFirstLimit, 'EUR'), left: money(left, 'EUR') })
}

async function askForCode(
  ctx: MemberContext,
  tx: Tx,
  { members, debtors }: { members: HeldMembers; debtors: HeldDebtors },
  { debit }: OwnDebit,
  phoneKey: string,
): Promise<void> {
  const [memberId, now] = [ctx.me.id, ctx.now()]
  const asked = await listAsked(tx, debtors, { memberId, phoneKey, since: countedSince(now) })
  const hasProved = await hasProvedPhone(tx, debtors, { memberId, phoneKey })
  const { isUsedUp, wait } = nextCode(asked, { hasProved }, now)
  if (isUsedUp) throw refusals.smsCodesUsedUp({ retryAfter: 24 * 60 * 60 })
  if (wait > 0) throw refusals.smsCodeTooSoon({ retryAfter: wait })
  await ctx.limits.take(smsLimit, ctx)
  const codeId = crypto.randomUUID()
  await insertCode(tx, members, debtors, { id: codeId, directDebitId: debit.id, memberId, phoneKey, askedAt: now })
  await ctx.jobs.enqueue(tx, codeSms, { codeId, host: new URL(ctx.origin).host })
}
