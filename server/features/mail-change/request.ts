import { z } from 'zod'
import type { Tx } from '../../../db/client.ts'
import { type AccountRow, findAccount, findAccountByEmail, lockAccount } from '../../../db/queries/accounts.ts'
import type { HeldMembers } from '../../../db/queries/locks/members.ts'
import { endMailChanges, insertMailChange, listMailChanges } from '../../../db/queries/mail/changes.ts'
import { spendTokensOf } from '../../../db/queries/mail/tokens.ts'
import type { MemberContext } from '../../core/context.ts'
import { authenticationRequired } from '../../core/refusals.ts'
import { refusalOfTaken } from '../confirmation/address.ts'
import { newEmailInvalid } from '../confirmation/refusals.ts'
import { changeAndTell } from '../live/change-and-tell.ts'
import { tryPassword } from '../login/try-password.ts'
import { type EmailAddress, parseEmail } from '../mail/rules/email.ts'
import { waitForTypedAddress } from '../mail/typed-address.ts'
import { mailChangeMail, mailChangeNotice } from './jobs.ts'
import { confirmFirst, emailUnchanged, passwordWrong } from './refusals.ts'
import { mailChangeLife, openOf, refuseFor, refuseTooMany } from './rules.ts'

export const mailChangeState = z.object({
  email: z.string(),
  /** False until the address is confirmed: until then it is mended where it is confirmed. */
  confirmed: z.boolean(),
  /** What waits for its link to be followed. */
  wanted: z.string().nullable(),
})

/** Two statements. */
export async function mailChange(ctx: MemberContext): Promise<z.infer<typeof mailChangeState>> {
  const account = await findAccount(ctx.db, ctx.me.id)
  if (!account) throw authenticationRequired()
  const wanted = openOf(await listMailChanges(ctx.db, account.id, since(ctx)))?.email ?? null
  return { email: account.email, confirmed: account.confirmedAt !== null, wanted }
}

/**
 * Has a link mailed to another address, and the present one told (product §4.7). Only with the password: a browser that was
 * left open gives nobody the account. A site that hides which accounts exist does not look whose the new address is.
 */
export async function requestMailChange(ctx: MemberContext, input: { email: string; password: string }): Promise<void> {
  const wanted = parseEmail(input.email, newEmailInvalid)
  const account = await findAccount(ctx.db, ctx.me.id)
  if (!account) throw authenticationRequired()
  if (!account.confirmedAt) throw confirmFirst()
  if (wanted.normalized === account.emailNormalized) throw emailUnchanged({ field: 'email' })
  const { emailNormalized } = account
  const isOwner = await tryPassword(ctx, { emailNormalized, password: input.password }, account)
  if (!isOwner) throw passwordWrong({ field: 'password' })

  await changeAndTell(ctx, async (tx) => {
    const { id: memberId, email: formerEmail, held } = await lockSame(tx, account)
    const now = ctx.now()
    const recent = await listMailChanges(tx, memberId, since(ctx))
    refuseTooMany(
      recent.map(({ requestedAt }) => requestedAt),
      now,
    )
    refuseFor(await waitForTypedAddress(ctx, tx, wanted.normalized))
    if (!ctx.site.settings.hideAccountExistence) await refuseTaken(ctx, tx, wanted)
    await dropMailChange(tx, held, memberId, now)
    const change = { memberId, email: wanted.email, formerEmail, requestedAt: now }
    const payload = { changeId: await insertMailChange(tx, held, change), origin: ctx.origin }
    await ctx.jobs.enqueue(tx, mailChangeMail, payload)
    await ctx.jobs.enqueue(tx, mailChangeNotice, payload)
    return { result: undefined, events: [{ memberId, event: { type: 'account' } }] }
  })
}

/** Takes it back: the link that was mailed is worthless. Twice is fine. */
export async function cancelMailChange(ctx: MemberContext): Promise<void> {
  await changeAndTell(ctx, async (tx) => {
    const account = await lockAccount(tx, ctx.me.id)
    if (!account) throw authenticationRequired()
    const { id: memberId } = account
    const wasOpen = await dropMailChange(tx, account.held, memberId, ctx.now())
    if (!wasOpen) return { result: undefined, gapFor: [memberId] }
    return { result: undefined, events: [{ memberId, event: { type: 'account' } }] }
  })
}

/** Ends what a member has asked for, and its link. Whether there was something. */
export async function dropMailChange(tx: Tx, held: HeldMembers, memberId: string, now: Date): Promise<boolean> {
  await spendTokensOf(tx, held, memberId, ['mail_change'], now)
  return endMailChanges(tx, held, memberId, now)
}

/** The account as it was when its password was compared. */
async function lockSame(tx: Tx, { id, passwordHash, email }: AccountRow) {
  const account = await lockAccount(tx, id)
  if (account?.passwordHash !== passwordHash || account.email !== email) throw authenticationRequired()
  return account
}

async function refuseTaken(ctx: MemberContext, tx: Tx, { normalized }: EmailAddress): Promise<void> {
  const owner = await findAccountByEmail(tx, ctx.site.id, normalized)
  const refusal = owner && refusalOfTaken(owner, ctx.now())
  if (refusal) throw refusal
}

const since = (ctx: MemberContext) => new Date(ctx.now().getTime() - mailChangeLife)
