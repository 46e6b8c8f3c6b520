import { type AccountRow, findAccount, findAccountByEmail } from '../../../db/queries/accounts.ts'
import { insertToken, type TokenPurpose } from '../../../db/queries/mail/tokens.ts'
import type { World } from '../../core/context.ts'
import { newToken } from '../../core/crypto/token.ts'
import { accountExistsLetter, activationLetter, loginLetter, reactivationLetter } from './account-letters.ts'
import type { MailPayload } from './jobs.ts'
import type { Letter } from './letter.ts'
import { parseEmail } from './rules/email.ts'
import { loginLinkLife } from './rules/login-link.ts'
import { sendLetter } from './send-letter.tsx'
import { tellOwner } from './tell-owner.ts'

const day = 24 * 60 * 60_000
const activationDays = 7

interface Link {
  purpose: TokenPurpose
  expiresAt: Date
}

/** Where the address turns out to be somebody else's, that one is told, and to the member it looks the same. */
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
  const date = expiresAt.toLocaleDateString(account.locale, { dateStyle: 'long', timeZone: 'UTC' })
  await sendLink(world, account, { purpose: 'reactivate', expiresAt }, origin, (site, token) =>
    reactivationLetter(site, { name: account.name, url: `${origin}/reactivate?token=${token}`, date }),
  )
}

export async function sendLoginMail(world: World, { memberId, origin }: MailPayload): Promise<void> {
  const account = await findAccount(world.db, memberId)
  if (!account?.confirmedAt || account.finalAt || account.banReason !== null) return
  const expiresAt = new Date(world.now().getTime() + loginLinkLife)
  await sendLink(world, account, { purpose: 'log_in', expiresAt }, origin, (site, token) =>
    loginLetter(site, { name: account.name, url: `${origin}/enter?token=${token}`, minutes: loginLinkLife / 60_000 }),
  )
}

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
  link: Link,
  origin: string,
  write: (siteName: string, token: string) => Letter,
): Promise<void> {
  const { token, hash } = newToken()
  await send(world, account, origin, (siteName) => write(siteName, token))
  await noteLink(world, account, link, hash)
}

async function noteLink(world: World, { id: memberId, email }: AccountRow, link: Link, hash: string): Promise<void> {
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
