import type { Tx } from '../../../db/client.ts'
import { findLatestCode, takeTry } from '../../../db/queries/directdebit/codes.ts'
import { findOwnDebit, lockOwnDebit, type OwnDebit, setSigned } from '../../../db/queries/directdebit/debits.ts'
import { lockMembers } from '../../../db/queries/locks/members.ts'
import { collectOn } from '../../../db/reference/money/collection-days.ts'
import { retrying } from '../../../db/retrying.ts'
import type { MemberContext } from '../../core/context.ts'
import { settleLatest } from '../orders/settle.ts'
import { holdDebtors } from './give-mandate.ts'
import { noticeMail } from './jobs.ts'
import * as refusals from './refusals.ts'
import { isTooOld, isWhole, mostTries } from './rules/codes.ts'
import { codeHashOf } from './sealing.ts'
import { isClosed, type ShownDebit, show } from './show.ts'
import { stateOf } from './state.ts'

/**
 * Signs the mandate with the code from the phone: from then on the order is paid, and its credits are there. Signed again it
 * is signed once. The payment follow-up also makes sure that the order is settled.
 */
export async function sign(
  ctx: MemberContext,
  { paymentId, code }: { paymentId: string; code: string },
): Promise<ShownDebit> {
  const own = await findOwnDebit(ctx.db, ctx.me.id, paymentId)
  if (!own?.mandate) throw refusals.directDebitNotFound()
  if (!own.debit.signedAt) {
    if (isClosed(own, ctx.now())) throw refusals.directDebitClosed()
    const codeId = await checkCode(ctx, own, code)
    await retrying(() => ctx.db.transaction((tx) => signHeld(ctx, tx, paymentId, codeId)), { idempotent: true })
  }
  await settleLatest(ctx, paymentId, () => stateOf(ctx.db, own.debit.id, ctx.now()))
  return show(ctx, paymentId)
}

/** Each wrong try is counted, whatever becomes of it; what is no code yet and the right one are none, so that pressing twice spends nothing. Returns which code it was. */
async function checkCode(ctx: MemberContext, { debit }: OwnDebit, typed: string): Promise<string> {
  if (!isWhole(typed)) throw refusals.smsCodeIncomplete({ field: 'code' })
  const latest = await findLatestCode(ctx.db, debit.id)
  // It may be on its way still, and the one that was typed is an earlier one.
  if (!latest?.sentAt || isTooOld(latest.sentAt, ctx.now())) throw refusals.smsCodeTooOld({ field: 'code' })
  const codeHash = codeHashOf(ctx, latest.id, typed)
  const taken = await takeTry(ctx.db, { id: latest.id, codeHash }, mostTries)
  if (taken?.isRight) return latest.id
  const left = taken?.left ?? 0
  throw left > 0 ? refusals.smsCodeInvalid({ field: 'code', left }) : refusals.smsCodeSpent({ field: 'code' })
}

async function signHeld(ctx: MemberContext, tx: Tx, paymentId: string, codeId: string): Promise<void> {
  const members = await lockMembers(tx, [ctx.me.id])
  const own = await lockOwnDebit(tx, members, ctx.me.id, paymentId)
  if (!own?.mandate) throw refusals.directDebitNotFound()
  if (own.debit.signedAt) return
  const now = ctx.now()
  if (isClosed(own, now)) throw refusals.directDebitClosed()
  const { id } = own.debit
  // Another account or phone was filled in meanwhile, which this code says nothing of.
  if ((await findLatestCode(tx, id))?.id !== codeId) throw refusals.smsCodeTooOld({ field: 'code' })
  const { ibanKey, phoneKey } = own.mandate
  const held = await holdDebtors(ctx, tx, own, { ibanKey, phoneKey })
  const signed = { signedAt: now, collectOn: collectOn(now, ctx.site.settings.directDebitDays) }
  await setSigned(tx, held, { id, ibanKey, phoneKey }, signed)
  await ctx.jobs.enqueue(tx, noticeMail, { directDebitId: id, origin: ctx.origin })
}
