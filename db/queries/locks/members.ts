import { sql } from 'drizzle-orm'
import type { Tx } from '../../client.ts'
import { arrayOf, prepared, type Slots } from '../../prepared.ts'
import { members } from '../../schema/index.ts'
import { Held } from './held.ts'

export type HeldMembers = Held<'member'>

/**
 * Holds members until the end of the transaction, always in id order, so that what happens between two people happens
 * one after the other and never in a deadlock. Read what depends on the lock in a later statement: this one's own
 * snapshot is older.
 */
export async function lockMembers(tx: Tx, ids: string[]): Promise<HeldMembers> {
  await selectAndHold(tx, { ids: arrayOf(ids) })
  return new Held(tx, 'member', ids)
}

const selectAndHold = prepared((select, { ids }: Slots<{ ids: string }>) =>
  select({ id: members.id, siteId: members.siteId })
    .from(members)
    .where(sql`${members.id} = any (${ids}::uuid[])`)
    .orderBy(members.id)
    .for('no key update'),
)
