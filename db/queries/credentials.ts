import { eq } from 'drizzle-orm'
import type { Tx } from '../client.ts'
import { members } from '../schema/index.ts'
import type { HeldMembers } from './locks/members.ts'

/** Breaks `members_site_email_unique` when the site has the address already. */
export async function setEmail(
  tx: Tx,
  held: HeldMembers,
  memberId: string,
  address: { email: string; emailNormalized: string },
): Promise<void> {
  held.check(tx, [memberId])
  await tx
    .update(members)
    .set({ ...address, wantedEmail: null })
    .where(eq(members.id, memberId))
}

/** Notes an address that is to be the member's once they prove it. */
export async function setWantedEmail(tx: Tx, held: HeldMembers, memberId: string, wantedEmail: string): Promise<void> {
  held.check(tx, [memberId])
  await tx.update(members).set({ wantedEmail }).where(eq(members.id, memberId))
}

export async function setPassword(
  tx: Tx,
  held: HeldMembers,
  memberId: string,
  password: { passwordHash: string; passwordSetAt: Date },
): Promise<void> {
  held.check(tx, [memberId])
  await tx.update(members).set(password).where(eq(members.id, memberId))
}
