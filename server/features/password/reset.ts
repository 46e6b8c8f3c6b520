import type { AccountRow } from '../../../db/queries/accounts.ts'
import { setPassword } from '../../../db/queries/credentials.ts'
import { forgetLoginFailuresAt } from '../../../db/queries/login.ts'
import { lockToken, spendToken } from '../../../db/queries/mail/tokens.ts'
import { deleteSessionsOf } from '../../../db/queries/session.ts'
import { commonPasswords } from '../../../db/reference/common-passwords.ts'
import type { Context } from '../../core/context.ts'
import { keepToken } from '../../core/http/mailed-link.ts'
import { signalGap } from '../live/change-and-tell.ts'
import { addressHashOf } from '../login/address-hash.ts'
import { hashPassword } from '../login/passwords.ts'
import { passwordChangedMail } from '../mail/jobs.ts'
import { followed } from '../mail/links/followed.ts'
import { spendOpeningLinks } from '../mail/links/opening.ts'
import { dropMailChange } from '../mail-change/request.ts'
import { parsePassword } from '../signup/rules/password.ts'
import { findAccountToReset, resetPurposes } from './find-reset-link.ts'
import { passwordsDiffer, resetLinkFailed } from './refusals.ts'

export interface NewPassword {
  token: string
  password: string
  /** The same once more. */
  repeated: string
}

/**
 * Sets a new password and ends what the old one gave: every session with its streams, what other browsers are known by, and
 * all links that let somebody in or change the address. Nobody is held up any longer by what was tried before. Throws `reset_link_failed`,
 * `passwords_differ`, or what is wrong with the password.
 */
export async function resetPassword(ctx: Context, { token, password, repeated }: NewPassword): Promise<void> {
  const account = await findAccountToReset(ctx, token)
  if (!account) throw resetLinkFailed()
  if (password !== repeated) throw passwordsDiffer({ field: 'repeated' })
  const normalized = parsePassword(password, await factsOf(ctx, account))
  // It takes long: the account is not locked yet.
  const passwordHash = await hashPassword(normalized, ctx.network)

  await ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    const link = await lockToken(tx, followed(ctx, token), resetPurposes)
    if (!link || !(await spendToken(tx, link, now))) throw resetLinkFailed()
    const { memberId, held, siteId } = link
    await setPassword(tx, held, memberId, { passwordHash, passwordSetAt: now })
    await deleteSessionsOf(tx, memberId)
    await spendOpeningLinks(tx, held, memberId, now)
    await dropMailChange(tx, held, memberId, now)
    await forgetLoginFailuresAt(tx, addressHashOf(siteId, account.emailNormalized))
    await ctx.jobs.enqueue(tx, passwordChangedMail, { memberId, origin: ctx.origin })
  })
  keepToken(ctx, '')
  signalGap(ctx, [account.id])
}

const factsOf = async ({ site }: Context, { name, email }: AccountRow) => ({
  ...{ siteName: site.settings.name, profileName: name, email },
  common: await commonPasswords(),
})
