import { m } from '~words'
import * as accounts from '../../../../db/queries/accounts.ts'
import { listAcquaintances } from '../../../../db/queries/acquaintances.ts'
import * as links from '../../../../db/queries/mail/tokens.ts'
import type { Context } from '../../../core/context.ts'
import { Refusal } from '../../../core/refusal.ts'
import { changeAndTell, type MemberEvent } from '../../live/change-and-tell.ts'
import type { LinkAction } from '../../mail/links/doors.ts'
import { followed } from '../../mail/links/followed.ts'
import { parseEmail } from '../../mail/rules/email.ts'
import { reactivationFailed } from '../refusals.ts'
import { leaveRequest } from './leave-request.ts'

/** Says nothing about whether there is such an account, or whether the mail went out a minute ago; nor does the time. */
export async function requestReactivation(ctx: Context, input: { email: string }): Promise<void> {
  const { normalized } = parseEmail(input.email)
  await leaveRequest(ctx, normalized, { wants: 'way_back' })
}

/** The screens of who knows the member start afresh. Throws `reactivation_failed`. */
export async function reactivate(ctx: Context, token: string): Promise<void> {
  await changeAndTell(ctx, async (tx) => {
    const now = ctx.now()
    const link = await links.lockToken(tx, followed(ctx, token), ['reactivate'])
    const account = link && (await accounts.findAccount(tx, link.memberId))
    if (!link || !account || link.isBanned) throw reactivationFailed()
    const { id: memberId, finalAt } = account
    const acquaintances = await listAcquaintances(tx, memberId)
    if (!finalAt) return { result: undefined, gapFor: [memberId, ...acquaintances] }
    if (link.expiresAt <= now) throw reactivationFailed()
    if (!(await links.spendToken(tx, link, now))) throw reactivationFailed()

    await accounts.deleteDeletion(tx, link.held, memberId)
    const theirs = acquaintances.map((id): MemberEvent => ({ memberId: id, event: { type: 'reset' } }))
    return { result: undefined, events: [{ memberId, event: { type: 'account' } }, ...theirs] }
  })
}

const paths = { done: '/login?notice=reactivated', failed: '/login?notice=reactivation_failed' }

/** `/reactivate`: the mailed link that brings a deleted account back. A mail scanner that follows it brings nobody back. */
export const wayBack: LinkAction = {
  async look(ctx, token) {
    const link = await links.findToken(ctx.db, followed(ctx, token), ['reactivate'])
    const account = link && (await accounts.findAccount(ctx.db, link.memberId))
    if (!link || !account || link.isBanned) return paths.failed
    if (!account.finalAt) return paths.done
    if (link.expiresAt <= ctx.now() || link.usedAt) return paths.failed
    return {
      title: m.login_way_back_title(),
      paragraphs: [m.login_way_back_text({ name: account.name, site: ctx.site.settings.name })],
      label: m.mail_reactivation_action(),
    }
  },

  open: (ctx, token) =>
    reactivate(ctx, token).then(
      () => paths.done,
      (error) => {
        if (error instanceof Refusal && error.kind === 'conflict') return paths.failed
        throw error
      },
    ),
}
