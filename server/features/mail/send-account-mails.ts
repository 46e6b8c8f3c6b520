import { type AccountRow, findAccount, findAccountByEmail } from '../../../db/queries/accounts.ts'
import { dateWords } from '../../../db/reference/days.ts'
import type { World } from '../../core/context.ts'
import { newToken } from '../../core/crypto/token.ts'
import type { MailPayload } from './jobs.ts'
import { accountExistsLetter, activationLetter, loginLetter, reactivationLetter } from './letter/account-letters.ts'
import { noteLink, sendLink, sendToMember } from './links/send-link.ts'
import { askedLinkLife } from './rules/asked-links.ts'
import { parseEmail } from './rules/email.ts'
import { tellOwner } from './tell-owner.ts'

const day = 24 * 60 * 60_000
const activationDays = 7

/** If the address belongs to another account, that account gets a mail. The member sees no difference. */
export async function sendActivationMail(world: World, { memberId, origin }: MailPayload): Promise<void> {
  const account = await findAccount(world.db, memberId)
  if (!account || account.confirmedAt) return
  const expiresAt = new Date(world.now().getTime() + activationDays * day)
  const addressee = { ...account, email: account.wantedEmail ?? account.email }
  const owner = await otherOwner(world, addressee)
  if (owner) {
    await tellOwner({ ...world, origin }, owner)
    return noteLink(world, addressee, { purpose: 'activate', expiresAt }, newToken().hash)
  }
  await sendLink(world, addressee, { purpose: 'activate', expiresAt }, origin, (site, token) =>
    activationLetter(site, { name: account.name, url: `${origin}/activate?token=${token}`, days: activationDays }),
  )
}

/** Whose the address is that a member wants, unless that account was left for good. */
async function otherOwner(
  { db, now }: World,
  { id, siteId, wantedEmail }: AccountRow,
): Promise<AccountRow | undefined> {
  if (!wantedEmail) return undefined
  const owner = await findAccountByEmail(db, siteId, parseEmail(wantedEmail).normalized)
  if (!owner || owner.id === id) return undefined
  return owner.finalAt && owner.finalAt <= now() ? undefined : owner
}

export async function sendReactivationMail(world: World, { memberId, origin }: MailPayload): Promise<void> {
  const account = await findAccount(world.db, memberId)
  if (!account?.finalAt || account.finalAt <= world.now()) return
  const expiresAt = account.finalAt
  const date = dateWords(expiresAt, account.locale, 'UTC')
  await sendLink(world, account, { purpose: 'reactivate', expiresAt }, origin, (site, token) =>
    reactivationLetter(site, { name: account.name, url: `${origin}/reactivate?token=${token}`, date }),
  )
}

export async function sendLoginMail(world: World, { memberId, origin }: MailPayload): Promise<void> {
  const account = await findAccount(world.db, memberId)
  if (!account?.confirmedAt || account.finalAt || account.banReason !== null) return
  const expiresAt = new Date(world.now().getTime() + askedLinkLife)
  await sendLink(world, account, { purpose: 'log_in', expiresAt }, origin, (site, token) =>
    loginLetter(site, { name: account.name, url: `${origin}/enter?token=${token}`, minutes: askedLinkLife / 60_000 }),
  )
}

export async function sendAccountExistsMail(world: World, { memberId, origin }: MailPayload): Promise<void> {
  const account = await findAccount(world.db, memberId)
  if (!account) return
  await sendToMember(world, account, origin, (site) =>
    accountExistsLetter(site, { name: account.name, url: `${origin}/login` }),
  )
}
