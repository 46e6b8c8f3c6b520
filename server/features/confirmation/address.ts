import type { Tx } from '../../../db/client.ts'
import { constraintOf } from '../../../db/errors.ts'
import { removeIfFinal } from '../../../db/queries/accounts.ts'
import { setEmail } from '../../../db/queries/credentials.ts'
import type { HeldMembers } from '../../../db/queries/locks/members.ts'
import type { Refusal } from '../../core/refusal.ts'
import type { EmailAddress } from '../mail/rules/email.ts'
import { emailInGrace, emailTaken } from './refusals.ts'

/**
 * Gives a member this address; one whose account was left for good is free. Throws an error that `isAddressTaken` knows
 * when it is somebody else's, and the transaction is then over.
 */
export async function takeAddress(
  tx: Tx,
  held: HeldMembers,
  member: { id: string; siteId: string },
  { email, normalized }: EmailAddress,
  now: Date,
): Promise<void> {
  await removeIfFinal(tx, member.siteId, normalized, now)
  await setEmail(tx, held, member.id, { email, emailNormalized: normalized })
}

export function isAddressTaken(error: unknown): boolean {
  return constraintOf(error) === 'members_site_email_unique'
}

/** What to say of an address that has an account. Undefined when the account was left for good: the address is free again. */
export function refusalOfTaken({ finalAt }: { finalAt: Date | null }, now: Date): Refusal | undefined {
  if (!finalAt) return emailTaken({ field: 'email' })
  return finalAt > now ? emailInGrace({ field: 'email' }) : undefined
}
