import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { findAccount } from '../../../db/queries/accounts.ts'
import { listMailChanges } from '../../../db/queries/mail/changes.ts'
import { findToken, lockToken, type MailedToken, spendToken } from '../../../db/queries/mail/tokens.ts'
import type { Context } from '../../core/context.ts'
import { keepToken } from '../../core/http/mailed-link.ts'
import { isAddressTaken, takeAddress } from '../confirmation/address.ts'
import { changeAndTell } from '../live/change-and-tell.ts'
import { followed } from '../mail/links/followed.ts'
import { spendOpeningLinks } from '../mail/links/opening.ts'
import { parseEmail } from '../mail/rules/email.ts'
import { mailChangeFailed } from './refusals.ts'
import { dropMailChange } from './request.ts'
import { mailChangeLife, openOf, standingOf } from './rules.ts'

const purposes = ['mail_change'] as const

export const mailChangeLink = z.object({
  /** Whose address becomes which. */
  name: z.string(),
  email: z.string(),
  /** For the form: this browser may come by another link in another tab. */
  token: z.string(),
})

/** The link that this browser came by; null when it changes no address here and now. */
export async function findMailChangeLink(ctx: Context): Promise<z.infer<typeof mailChangeLink> | null> {
  const token = ctx.mailedToken
  const link = token && (await findToken(ctx.db, followed(ctx, token), purposes))
  const { account, standing } = link ? await factsOf(ctx, ctx.db, link) : {}
  if (!token || !link || !account || standing !== 'waiting') return null
  return { name: account.name, email: link.email, token }
}

/**
 * Makes the address that a link was mailed to the member's. What was mailed to the former one lets nobody in any longer; the
 * same link again changes nothing. Throws `mail_change_failed`.
 */
export async function confirmMailChange(ctx: Context, token: string): Promise<void> {
  const change = changeAndTell(ctx, async (tx) => {
    const link = await lockToken(tx, followed(ctx, token), purposes)
    if (!link) throw mailChangeFailed()
    const { memberId, siteId, held } = link
    const { standing } = await factsOf(ctx, tx, link)
    if (standing === 'done') return { result: undefined, gapFor: [memberId] }
    const now = ctx.now()
    if (standing === 'dead' || !(await spendToken(tx, link, now))) throw mailChangeFailed()
    await takeAddress(tx, held, { id: memberId, siteId }, parseEmail(link.email), now)
    await dropMailChange(tx, held, memberId, now)
    await spendOpeningLinks(tx, held, memberId, now)
    return { result: undefined, events: [{ memberId, event: { type: 'account' } }] }
  })
  await change.catch((error) => {
    throw isAddressTaken(error) ? mailChangeFailed() : error
  })
  keepToken(ctx, '')
}

async function factsOf(ctx: Context, db: Db, link: MailedToken) {
  const now = ctx.now()
  const account = await findAccount(db, link.memberId)
  const open = openOf(await listMailChanges(db, link.memberId, new Date(now.getTime() - mailChangeLife)))
  return { account, standing: standingOf(link, account, open, now) }
}
