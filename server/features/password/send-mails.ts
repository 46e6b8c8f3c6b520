import { findAccount } from '../../../db/queries/accounts.ts'
import type { World } from '../../core/context.ts'
import type { MailPayload } from '../mail/jobs.ts'
import { sendLink, sendToMember } from '../mail/links/send-link.ts'
import { askedLinkLife } from '../mail/rules/asked-links.ts'
import { passwordChangedLetter, resetLetter } from './letters.ts'

export async function sendResetMail(world: World, { memberId, origin }: MailPayload): Promise<void> {
  const account = await findAccount(world.db, memberId)
  if (!account?.confirmedAt || account.finalAt) return
  const expiresAt = new Date(world.now().getTime() + askedLinkLife)
  const minutes = askedLinkLife / 60_000
  await sendLink(world, account, { purpose: 'reset_password', expiresAt }, origin, (site, token) =>
    resetLetter(site, { name: account.name, url: `${origin}/reset-password/do?token=${token}`, minutes }),
  )
}

export async function sendPasswordChangedMail(world: World, { memberId, origin }: MailPayload): Promise<void> {
  const account = await findAccount(world.db, memberId)
  if (!account) return
  const { supportEmail: support } = (await world.sites.byId(account.siteId)).settings
  await sendToMember(world, account, origin, (site) =>
    passwordChangedLetter(site, { name: account.name, url: `${origin}/reset-password`, support }),
  )
}
