import { asc, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import type { DebtBlock } from '../../reference/money/direct-debit.ts'
import { directDebitDebtors } from '../../schema/index.ts'
import { HeldLocks } from '../locks/held.ts'

export type HeldDebtors = HeldLocks<'debtor'>

/**
 * Holds accounts and phones until the end of the transaction, in the order of their keys, so that what all members do with
 * one is counted one after the other. `blocked`: those that are. The member is held before.
 */
export async function lockDebtors(tx: Tx, keys: readonly string[]): Promise<{ held: HeldDebtors; blocked: string[] }> {
  const sorted = [...new Set(keys)].sort()
  await tx
    .insert(directDebitDebtors)
    .values(sorted.map((key) => ({ key })))
    .onConflictDoNothing()
  const rows = await tx
    .select()
    .from(directDebitDebtors)
    .where(inArray(directDebitDebtors.key, sorted))
    .orderBy(asc(sql`${directDebitDebtors.key} collate "C"`))
    .for('update')
  return {
    held: new HeldLocks(tx, 'debtor', sorted),
    blocked: rows.filter(({ blockedAt }) => blockedAt).map(({ key }) => key),
  }
}

/** One that is blocked already stays so, for what it was blocked. */
export async function blockDebtor(db: Db, key: string, blockedFor: DebtBlock, blockedAt: Date): Promise<void> {
  await db
    .insert(directDebitDebtors)
    .values({ key, blockedFor, blockedAt })
    .onConflictDoUpdate({
      target: directDebitDebtors.key,
      set: { blockedFor, blockedAt },
      setWhere: sql`${directDebitDebtors.blockedAt} is null`,
    })
}

/** Whether it was blocked. */
export async function unblockDebtor(db: Db, key: string): Promise<boolean> {
  const freed = await db
    .update(directDebitDebtors)
    .set({ blockedFor: null, blockedAt: null })
    .where(sql`${directDebitDebtors.key} = ${key} and ${directDebitDebtors.blockedAt} is not null`)
    .returning({ key: directDebitDebtors.key })
  return freed.length > 0
}
