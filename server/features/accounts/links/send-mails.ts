import { type AccountRow, findAccount } from '../../../../db/queries/accounts.ts'
import { insertToken, type TokenPurpose } from '../../../../db/queries/mailed-links.ts'
import type { World } from '../../../core/context.ts'
import type { MailPayload } from '../../../jobs/jobs.ts'
import { accountExistsLetter, activationLetter, reactivationLetter } from '../../mail/account-letters.ts'
import type { Letter } from '../../mail/letter.ts'
import { sendLetter } from '../../mail/send-letter.tsx'
import { newToken } from './tokens.ts'

const day = 24 * 60 * 60_000
const activationDays = 7

/** Sends the link that confirms a new member's address; it works for seven days. Nothing when there is nothing to confirm. */
export async function sendActivationMail(world: World, { memberId, origin }: MailPayload): Promise<void> {
  const account = await findAccount(world.db, memberId)
  if (!account || account.confirmedAt) return
  const expiresAt = new Date(world.now().getTime() + activationDays * day)
  await sendLink(world, account, { purpose: 'activate', expiresAt }, origin, (site, token) =>
    activationLetter(site, { name: account.name, url: `${origin}/activate?token=${token}`, days: activationDays }),
  )
}

/** Sends the link that brings a deleted account back; it works until the account is gone for good. */
export async function sendReactivationMail(world: World, { memberId, origin }: MailPayload): Promise<void> {
  const account = await findAccount(world.db, memberId)
  if (!account?.finalAt || account.finalAt <= world.now()) return
  const expiresAt = account.finalAt
  const date = expiresAt.toLocaleDateString(account.locale, { dateStyle: 'long', timeZone: 'UTC' })
  await sendLink(world, account, { purpose: 'reactivate', expiresAt }, origin, (site, token) =>
    reactivationLetter(site, { name: account.name, url: `${origin}/reactivate?token=${token}`, date }),
  )
}

/** Tells a member that somebody tried to sign up with their address. */
export async function sendAccountExistsMail(world: World, { memberId, origin }: MailPayload): Promise<void> {
  const account = await findAccount(world.db, memberId)
  if (!account) return
  await send(world, account, origin, (site) =>
    accountExistsLetter(site, { name: account.name, url: `${origin}/login` }),
  )
}

/**
 * The token is stored once the mail is on its way: it exists exactly when somebody may follow it, and an attempt that
 * fails leaves nothing behind.
 */
async function sendLink(
  world: World,
  account: AccountRow,
  link: { purpose: TokenPurpose; expiresAt: Date },
  origin: string,
  write: (siteName: string, token: string) => Letter,
): Promise<void> {
  const { token, hash } = newToken()
  await send(world, account, origin, (siteName) => write(siteName, token))
  const { id: memberId, email } = account
  await insertToken(world.db, { hash, memberId, email, ...link, createdAt: world.now() })
}

async function send(
  world: World,
  { siteId, email, locale }: AccountRow,
  origin: string,
  write: (siteName: string) => Letter,
): Promise<void> {
  const site = await world.sites.byId(siteId)
  await sendLetter(world, { site, to: email, locale, origin }, write)
}
