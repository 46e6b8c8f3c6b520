import { sql } from 'drizzle-orm'
import type { Tx } from '../../client.ts'
import { arrayOf, prepared, type StatementSlots } from '../../prepared.ts'
import { members } from '../../schema/index.ts'
import { HeldLocks } from './held.ts'

export type HeldMembers = HeldLocks<'member'>

/**
 * Holds members until the end of the transaction, always in id order, so that what happens between two people happens
 * one after the other and never in a deadlock. Read what depends on the lock in a later statement: this one's own
 * snapshot is older.
 */
export async function lockMembers(tx: Tx, ids: string[]): Promise<HeldMembers> {
  await selectAndHold(tx, { ids: arrayOf(ids) })
  return new HeldLocks(tx, 'member', ids)
}

const selectAndHold = prepared((select, { ids }: StatementSlots<{ ids: string }>) =>
  select({ id: members.id, siteId: members.siteId })
    .from(members)
    .where(sql`${members.id} = any (${ids}::uuid[])`)
    .orderBy(members.id)
    .for('no key update'),
)
