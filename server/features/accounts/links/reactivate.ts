import * as accounts from '../../../../db/queries/accounts.ts'
import { listAcquaintances } from '../../../../db/queries/acquaintances.ts'
import * as links from '../../../../db/queries/mailed-links.ts'
import type { Context } from '../../../core/context.ts'
import { Refusal } from '../../../core/refusal.ts'
import { changeAndTell } from '../../live/change-and-tell.ts'
import { parseEmail } from '../rules/email.ts'
import { resendAllowedIn } from '../rules/resend.ts'
import { requestMail } from './requests.ts'
import { hashOf } from './tokens.ts'

/**
 * Sends the owner of a deleted account the link that brings it back (specification §4). Says nothing about whether there
 * is such an account, or whether the mail went out a minute ago.
 */
export async function requestReactivation(ctx: Context, input: { email: string }): Promise<void> {
  await ctx.limits.take('emailCheck', ctx.network)
  const { normalized } = parseEmail(input.email)
  await ctx.db.transaction(async (tx) => {
    const found = await accounts.findAccountByEmail(tx, ctx.site.id, normalized)
    const account = found && (await accounts.lockAccount(tx, found.id))
    if (!account?.finalAt || account.finalAt <= ctx.now() || account.banReason !== null) return
    const askedAt = await links.listMailRequests(tx, account.id, 'reactivate')
    if (resendAllowedIn(askedAt, ctx.now()) === 0) await requestMail(ctx, tx, account.id, 'reactivate')
  })
}

/**
 * Follows that link: the account is back, and its password opens it again. Who knows the member sees so at once where a
 * screen is open. Throws `reactivation_failed`.
 */
export async function reactivate(ctx: Context, token: string): Promise<void> {
  const hash = hashOf(token)
  const acquaintances = await changeAndTell(ctx, async (tx) => {
    const now = ctx.now()
    const link = await links.lockToken(tx, hash, 'reactivate')
    const account = link && (await accounts.findAccount(tx, link.memberId))
    if (!link || !account) throw new Refusal('reactivation_failed')
    const { id: memberId, finalAt } = account
    if (!finalAt) return { result: [], events: [] }
    if (link.usedAt || link.expiresAt <= now) throw new Refusal('reactivation_failed')

    await links.markTokenUsed(tx, hash, now)
    await accounts.deleteDeletion(tx, memberId)
    await accounts.refreshSearchable(tx, [memberId])
    const result = await listAcquaintances(tx, memberId)
    return { result, events: [{ memberId, event: { type: 'account' } }] }
  })
  ctx.bus.publish(acquaintances.map((memberId) => ({ memberId, event: { type: 'reset' } })))
}
