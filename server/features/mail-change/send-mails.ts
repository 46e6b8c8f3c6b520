import { type AccountRow, findAccount, findAccountByEmail } from '../../../db/queries/accounts.ts'
import { findMailChange, type MailChangeRow } from '../../../db/queries/mail/changes.ts'
import type { World } from '../../core/context.ts'
import { isGone } from '../login/log-in.ts'
import { sendLink, sendToMember } from '../mail/links/send-link.ts'
import { parseEmail } from '../mail/rules/email.ts'
import { tellOwner } from '../mail/tell-owner.ts'
import type { MailChangePayload } from './jobs.ts'
import { mailChangeLetter, mailChangeNoticeLetter } from './letters.ts'
import { mailChangeLife } from './rules.ts'

/** If the address belongs to another account, that account gets a mail. The member sees no difference. */
export async function sendMailChangeMail(world: World, { changeId, origin }: MailChangePayload): Promise<void> {
  const change = await findMailChange(world.db, changeId)
  const account = change && (await findAccount(world.db, change.memberId))
  if (!account || change.endedAt) return
  const owner = await otherOwner(world, account, change)
  if (owner) return tellOwner({ ...world, origin }, owner)
  const link = {
    purpose: 'mail_change' as const,
    expiresAt: new Date(change.requestedAt.getTime() + mailChangeLife),
  }
  await sendLink(world, { ...account, email: change.email }, link, origin, (site, token) =>
    mailChangeLetter(site, { name: account.name, url: `${origin}/mail-change/do?token=${token}` }),
  )
}

/** Whose the address is that a member wants, unless that account was left for good. */
async function otherOwner(
  { db, now }: World,
  { id, siteId }: AccountRow,
  { email }: MailChangeRow,
): Promise<AccountRow | undefined> {
  const owner = await findAccountByEmail(db, siteId, parseEmail(email).normalized)
  return owner && owner.id !== id && !isGone(owner, now()) ? owner : undefined
}

/** Goes out whatever has become of it: who did not ask for it has to hear so. */
export async function sendMailChangeNotice(world: World, { changeId, origin }: MailChangePayload): Promise<void> {
  const change = await findMailChange(world.db, changeId)
  const account = change && (await findAccount(world.db, change.memberId))
  if (!account) return
  const { supportEmail: support } = (await world.sites.byId(account.siteId)).settings
  await sendToMember(world, { ...account, email: change.formerEmail }, origin, (site) =>
    mailChangeNoticeLetter(site, { name: account.name, url: `${origin}/reset-password`, support }),
  )
}
