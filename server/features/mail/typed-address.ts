import type { Tx } from '../../../db/client.ts'
import { recordTypedAddress } from '../../../db/queries/mail/typed-addresses.ts'
import type { Context } from '../../core/context.ts'
import { keyedHash } from '../../core/crypto/keyed-hash.ts'

const day = 24 * 60 * 60_000
const maxPerDay = 5

/**
 * Counts a mail to an address that somebody merely typed, for that address: it may be a stranger's, and twelve accounts are
 * no reason for twelve mails (product §4.7). Milliseconds to wait, when that was often enough; the transaction must then end
 * without a mail.
 */
export async function waitForTypedAddress(
  { secret, now }: Pick<Context, 'secret' | 'now'>,
  tx: Tx,
  emailNormalized: string,
): Promise<number> {
  const hash = keyedHash(secret, 'typed address', mailboxOf(emailNormalized))
  const asked = await recordTypedAddress(tx, hash, new Date(now().getTime() - day), now())
  const [first] = asked
  return asked.length > maxPerDay && first ? Math.max(1, first.getTime() + day - now().getTime()) : 0
}

/** Without the tag behind a `+`: `ada+vonk@…` and `ada@…` are one mailbox. */
function mailboxOf(email: string): string {
  const [plus, at] = [email.indexOf('+'), email.lastIndexOf('@')]
  return plus > 0 ? email.slice(0, plus) + email.slice(at) : email
}
