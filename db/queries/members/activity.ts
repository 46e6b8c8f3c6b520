import { sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { slotOf, startOfSlot } from '../../reference/slots.ts'
import { drawnKey } from '../../schema/profiles.ts'
import { rowsOf } from '../rows.ts'

/**
 * Records that a member is here, unless that was recorded less than `grain` milliseconds ago in the same slot. Others
 * see it when the slot has ended: see `tellEndedSlots`. Touches no index of the search.
 */
export async function recordActivity(db: Db, memberId: string, now: Date, grain = 0): Promise<void> {
  const slot = slotOf(now)
  const before = new Date(Math.max(now.getTime() - grain, startOfSlot(slot).getTime() - 1))
  await db.execute(sql`
    with recorded as (
      update profiles set last_active_at = ${now} where member_id = ${memberId} and last_active_at <= ${before}
      returning member_id
    )
    insert into visits (member_id, slot) select member_id, ${slot}::int from recorded on conflict do nothing`)
}

/**
 * Moves up to `limit` of those who were here in a slot before `slot` to where the search shows them, each to a place in
 * that slot that has nothing to do with when they came. Tells how many visits there were.
 */
export async function tellEndedSlots(db: Db, slot: number, limit: number): Promise<number> {
  const [row] = await rowsOf<{ visits: number }>(
    db,
    sql`
    with ended as (
      delete from visits where (member_id, slot) in (
        select member_id, slot from visits where slot < ${slot} limit ${limit} for update skip locked)
      returning member_id, slot
    ), told as (
      update profiles p set active_slot = latest.slot, slot_key = ${sql.raw(drawnKey)}
      from (select member_id, max(slot) as slot from ended group by member_id) latest
      where p.member_id = latest.member_id and p.active_slot < latest.slot
    )
    select count(*)::int as visits from ended`,
  )
  return row?.visits ?? 0
}
