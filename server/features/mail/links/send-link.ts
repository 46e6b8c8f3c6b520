import type { AccountRow } from '../../../../db/queries/accounts.ts'
import { lockMembers } from '../../../../db/queries/locks/members.ts'
import { insertToken, spendTokensOf, type TokenPurpose } from '../../../../db/queries/mail/tokens.ts'
import type { World } from '../../../core/context.ts'
import { newToken } from '../../../core/crypto/token.ts'
import type { Letter } from '../letter/letter.ts'
import { sendLetter } from '../letter/send-letter.tsx'

export interface Link {
  purpose: TokenPurpose
  expiresAt: Date
}

type Addressee = Pick<AccountRow, 'id' | 'siteId' | 'email' | 'locale'>

/** Of these the one that was mailed last works alone. */
const newestAlone: readonly TokenPurpose[] = ['log_in', 'reset_password', 'mail_change']

/**
 * The token is stored once the mail is on its way: it exists exactly when somebody may follow it, and an attempt that
 * fails leaves nothing behind.
 */
export async function sendLink(
  world: World,
  addressee: Addressee,
  link: Link,
  origin: string,
  write: (siteName: string, token: string) => Letter,
): Promise<void> {
  const { token, hash } = newToken()
  await sendToMember(world, addressee, origin, (siteName) => write(siteName, token))
  await noteLink(world, addressee, link, hash)
}

export async function noteLink(
  { db, now }: World,
  { id: memberId, email }: Pick<Addressee, 'id' | 'email'>,
  { purpose, expiresAt }: Link,
  hash: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await lockMembers(tx, [memberId])
    if (newestAlone.includes(purpose)) await spendTokensOf(tx, held, memberId, [purpose], now())
    await insertToken(tx, { hash, memberId, email, purpose, expiresAt, createdAt: now() })
  })
}

export async function sendToMember(
  world: World,
  { siteId, email, locale }: Addressee,
  origin: string,
  write: (siteName: string) => Letter,
): Promise<void> {
  const site = await world.sites.byId(siteId)
  await sendLetter(world, { site, to: email, locale, origin }, write)
}
