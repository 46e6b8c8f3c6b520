import { z } from 'zod'
import type { Tx } from '../../../db/client.ts'
import * as accounts from '../../../db/queries/accounts.ts'
import { setWantedEmail } from '../../../db/queries/credentials.ts'
import type { HeldMembers } from '../../../db/queries/locks/members.ts'
import { listMailRequests } from '../../../db/queries/mail/requests.ts'
import * as links from '../../../db/queries/mail/tokens.ts'
import type { MemberContext } from '../../core/context.ts'
import { isInboxShown } from '../../core/pages/inbox/response.tsx'
import { authenticationRequired, tryAgainLater } from '../../core/refusals.ts'
import { requestMail } from '../mail/request-mail.ts'
import { parseEmail } from '../mail/rules/email.ts'
import { changeAllowedIn, resendAllowedIn } from '../mail/rules/resend.ts'
import { waitForTypedAddress } from '../mail/typed-address.ts'
import { isAddressTaken, refusalOfTaken, takeAddress } from './address.ts'
import { alreadyConfirmed, newEmailInvalid } from './refusals.ts'
import { refuseWhileWaiting } from './rules.ts'

export const activationState = z.object({
  email: z.string(),
  confirmed: z.boolean(),
  /** How far the mail to this address is; `none` when nobody has asked for one. */
  mail: z.enum(['none', 'under_way', 'sent']),
  /** Seconds until the mail can be asked for again. */
  resendIn: z.number(),
  /** The mail lies in the mailbox that the product shows itself. */
  mailboxShown: z.boolean(),
})
export type Activation = z.infer<typeof activationState>

/** Three statements. */
export async function activation(ctx: MemberContext): Promise<Activation> {
  const account = await accounts.findAccount(ctx.db, ctx.me.id)
  if (!account) throw authenticationRequired()
  const { id, confirmedAt } = account
  const email = account.wantedEmail ?? account.email
  const sentAt = await links.findLastSent(ctx.db, id, 'activate', email)
  const askedAt = await listMailRequests(ctx.db, id, 'activate')
  return {
    email,
    confirmed: confirmedAt !== null,
    mail: sentAt ? 'sent' : askedAt.length > 0 ? 'under_way' : 'none',
    resendIn: resendAllowedIn(askedAt, ctx.now()),
    mailboxShown: isInboxShown(ctx, 'smtpUrl'),
  }
}

/** Throws `already_confirmed` or `activation_mail_limited`. */
export async function resendActivationMail(ctx: MemberContext): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const held = await lockUnconfirmed(ctx, tx)
    const askedAt = await listMailRequests(tx, ctx.me.id, 'activate')
    refuseWhileWaiting(resendAllowedIn(askedAt, ctx.now()))
    await requestMail(ctx, tx, held, ctx.me.id, 'activate')
  })
}

/**
 * Links that went to the old address are worthless. A site that hides which accounts exist does not even look whose the new
 * one is: it becomes the member's when the link is followed.
 */
export async function changeUnconfirmedEmail(ctx: MemberContext, input: { email: string }): Promise<void> {
  const { email, normalized } = parseEmail(input.email, newEmailInvalid)
  const change = ctx.db.transaction(async (tx) => {
    const held = await lockUnconfirmed(ctx, tx)
    const askedAt = await listMailRequests(tx, ctx.me.id, 'activate')
    refuseWhileWaiting(changeAllowedIn(askedAt, ctx.now()))
    refuseWhileWaiting(Math.ceil((await waitForTypedAddress(ctx, tx, normalized)) / 1000))
    if (ctx.site.settings.hideAccountExistence) await setWantedEmail(tx, held, ctx.me.id, email)
    else await takeAddress(tx, held, ctx.me, { email, normalized }, ctx.now())
    await links.deleteTokensOf(tx, held, ctx.me.id, 'activate')
    await requestMail(ctx, tx, held, ctx.me.id, 'activate')
  })
  await change.catch(async (error) => {
    if (!isAddressTaken(error)) throw error
    const owner = await accounts.findAccountByEmail(ctx.db, ctx.site.id, normalized)
    throw (owner && refusalOfTaken(owner, ctx.now())) ?? tryAgainLater()
  })
}

async function lockUnconfirmed(ctx: MemberContext, tx: Tx): Promise<HeldMembers> {
  const account = await accounts.lockAccount(tx, ctx.me.id)
  if (!account) throw authenticationRequired()
  if (account.confirmedAt) throw alreadyConfirmed()
  return account.held
}
