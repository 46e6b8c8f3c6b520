import { type SQL, sql } from 'drizzle-orm'
import { signUpDay } from '../../../schema/profiles.ts'
import type { Viewer } from '../../visibility.ts'
import { downwards } from './cards.ts'
import { eachGender, isFound, type SearchConditions, type Source, townTable } from './conditions.ts'
import { literal, unionOf } from './statement.ts'

/** What sorts members, and tells in which town they live. */
export const placeColumns = sql.raw(`member_id, active_slot, ${signUpDay} as sign_up_day, slot_key, region, city`)

/** Nothing but that they are there: an index answers that by itself. */
export const noColumns = sql.raw('')

/** Members that match a search, through the index of `source`, unordered: up to `limit` of each gender. */
export function candidates(
  searcher: Viewer<string>,
  conditions: SearchConditions,
  { source, limit, columns }: { source: Source; limit: number; columns: SQL },
): SQL {
  const from = sql`select ${columns} from profiles`
  const upTo = sql`limit ${literal(limit)}`
  // What members say is in no order of genders: twice, all of it would be read twice.
  if (source === 'terms') return sql`${from} where ${isFound(searcher, conditions, source)} ${upTo}`
  const ofGender = eachGender(conditions).map((wanted) => {
    const found = isFound(searcher, wanted, source)
    if (source === 'ages') return sql`${from} where ${found} order by birth_date desc ${upTo}`
    if (source !== 'towns') return sql`${from} where ${found} order by ${downwards(source)} ${upTo}`
    const { towns = [] } = wanted
    return sql`
      select lived.* from ${townTable(towns)} cross join lateral (
        ${from} where profiles.region = town.region and profiles.city = town.name and ${found} ${upTo}) as lived
      ${upTo}`
  })
  return unionOf(ofGender)
}
