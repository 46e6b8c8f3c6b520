import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { arrayOf, prepared, type Slots } from '../prepared.ts'
import { members } from '../schema/index.ts'

/** Members who are held until the end of the transaction: what needs that takes this, which only `lockMembers` gives. */
class HeldMembers {
  readonly #ids: readonly string[]

  constructor(ids: readonly string[]) {
    this.#ids = ids
  }

  /** Throws a RangeError when one of these is not held: what depends on the lock would be asked without it. */
  check(ids: readonly string[]): void {
    if (!ids.every((id) => this.#ids.includes(id))) throw new RangeError('a member is not held')
  }
}

export type { HeldMembers }

/**
 * Holds members until the end of the transaction, always in id order, so that what happens between two people happens
 * one after the other and never in a deadlock. Read what depends on the lock in a later statement: this one's own
 * snapshot is older.
 */
export async function lockMembers(db: Db, ids: string[]): Promise<HeldMembers> {
  await selectAndHold(db, { ids: arrayOf(ids) })
  return new HeldMembers(ids)
}

const selectAndHold = prepared((select, { ids }: Slots<{ ids: string }>) =>
  select({ id: members.id, siteId: members.siteId })
    .from(members)
    .where(sql`${members.id} = any (${ids}::uuid[])`)
    .orderBy(members.id)
    .for('no key update'),
)
