import { eq } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { wallets } from '../../schema/index.ts'

/** In credits: what a member has, and the part of it that was paid for. */
export async function findPurse(db: Db, memberId: string): Promise<{ balance: number; bought: number }> {
  const [purse] = await db
    .select({ balance: wallets.balance, bought: wallets.bought })
    .from(wallets)
    .where(eq(wallets.memberId, memberId))
  return purse ?? { balance: 0, bought: 0 }
}
