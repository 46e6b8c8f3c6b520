import type { Tx } from '../../../db/client.ts'
import * as accounts from '../../../db/queries/accounts.ts'
import * as links from '../../../db/queries/mail/tokens.ts'
import type { Context } from '../../core/context.ts'
import { grant } from '../credits/service.ts'
import { type CommittedChange, changeAndTell, type MemberEvent } from '../live/change-and-tell.ts'
import { followed } from '../mail/links/followed.ts'
import { parseEmail } from '../mail/rules/email.ts'
import { isAddressTaken, takeAddress } from './address.ts'
import { activationFailed } from './refusals.ts'

/**
 * Confirms (product §3.10). Mail scanners open links too, so a link of a member who is confirmed already is fine. Throws
 * `activation_failed` for any other.
 */
export async function confirmEmail(ctx: Context, token: string): Promise<void> {
  await changeAndTell(ctx, (tx) => confirm(ctx, tx, token)).catch((error) => {
    throw isAddressTaken(error) ? activationFailed() : error
  })
}

async function confirm(ctx: Context, tx: Tx, token: string): Promise<CommittedChange<void>> {
  const now = ctx.now()
  const link = await links.lockToken(tx, followed(ctx, token), ['activate'])
  if (!link || link.isBanned) throw activationFailed()
  if (link.confirmedAt) return { result: undefined, gapFor: [link.memberId] }
  const { memberId, siteId, email, memberEmail, wantedEmail, held } = link
  const isLatest = email === (wantedEmail ?? memberEmail)
  if (link.expiresAt <= now || !isLatest) throw activationFailed()
  if (!(await links.spendToken(tx, link, now))) throw activationFailed()

  if (wantedEmail) await takeAddress(tx, held, { id: memberId, siteId }, parseEmail(wantedEmail), now)
  await accounts.setConfirmed(tx, held, memberId, now)
  const welcomed = await grantWelcome(ctx, tx, link)
  return { result: undefined, events: [{ memberId, event: { type: 'account' } }, ...welcomed] }
}

async function grantWelcome(ctx: Context, tx: Tx, { memberId, siteId, held }: links.HeldToken): Promise<MemberEvent[]> {
  const { signupCredits } = (await ctx.sites.byId(siteId)).settings
  if (signupCredits === 0) return []
  const cause = { reason: 'signup_grant', reference: 'signup', now: ctx.now() } as const
  const { events } = await grant(tx, held, { memberId, amount: signupCredits, ...cause })
  return events
}
