import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { type Gender, genders } from '../../reference/attributes.ts'
import { anyBirthDate, members, photos, profiles } from '../../schema/index.ts'
import { rowsOf } from '../rows.ts'
import { isFoundBy, type Viewer } from '../visibility.ts'
import { cardColumns, isMainPhoto } from './cards.ts'

/** Dates of birth (yyyy-mm-dd): later than `after`, not later than `until`. */
export interface BirthDates {
  after?: string
  until?: string
}

/** Whom a search finds; what is left out does not matter. The `except` parts cut a narrower search out of a wider one. */
export interface SearchConditions {
  gender?: Gender
  country?: string
  region?: string
  born?: BirthDates
  exceptCountry?: string
  exceptRegion?: string
  exceptBorn?: BirthDates
}

export interface SearchPosition {
  slot: number
  key: number
  memberId: string
}

/**
 * A page of what these searches find, one search after the other (`found.search` counts from 0), within each who was
 * active last first. No two of them may find the same member.
 */
export async function searchCards(
  db: Db,
  searcher: Viewer<string>,
  searches: SearchConditions[],
  { limit, after }: { limit: number; after?: SearchPosition },
) {
  const found = searches.flatMap((conditions, n) =>
    branchesOf(searcher, conditions, { limit, after }).map(
      (branch) => sql`select ${n}::int as search, branch.* from (${branch}) as branch`,
    ),
  )
  const order = (from: string) => sql.raw(`${from}.search, ${placeIn(from)}`)
  const page = sql`(select * from (${unionOf(found)}) as every order by ${order('every')} limit ${literal(limit)}) as found`
  return db
    .select({
      ...cardColumns,
      search: sql<number>`found.search`,
      slotKey: profiles.slotKey,
      liked: likedBy(searcher.viewerId),
    })
    .from(profiles)
    .innerJoin(page, sql`found.member_id = ${profiles.memberId}`)
    .innerJoin(members, eq(members.id, profiles.memberId))
    .leftJoin(photos, isMainPhoto)
    .orderBy(order('found'))
}

export type FoundRow = Awaited<ReturnType<typeof searchCards>>[number]

/** How many these searches find together, counted up to `limit`. */
export async function countFound(
  db: Db,
  searcher: Viewer<string>,
  searches: SearchConditions[],
  limit: number,
): Promise<number> {
  const found = searches.flatMap((conditions) =>
    gendersOf(conditions).map((gender) => youngestOf(searcher, { ...conditions, gender }, limit)),
  )
  const [row] = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from (select from (${unionOf(found)}) as every limit ${literal(limit)}) as counted`)
  return row?.total ?? 0
}

/** Whom a search finds of those who have joined since a moment: who confirmed their address later. */
export interface NewcomerSearch {
  conditions: SearchConditions
  since: Date
}

/** So many of a site's newest members are looked at. */
const newcomersSeen = 2000

/**
 * How many newcomers each of these searches finds, counted up to `limit`: one statement for all of them, which reads no more
 * than the newest members of the site. `isAll` is false where there have been more since than it looks at. The `limit 1`
 * keeps it a look at each of them, where a join might read everybody.
 */
export async function countNewcomers(
  db: Db,
  searcher: Viewer<string>,
  searches: NewcomerSearch[],
  limit: number,
): Promise<{ found: number; isAll: boolean }[]> {
  if (searches.length === 0) return []
  const earliest = new Date(Math.min(...searches.map(({ since }) => since.getTime())))
  const counts = searches.map(({ conditions, since }, n) => {
    const isWanted = and(sql`confirmed_at > ${since}::timestamptz`, ...wantedBy(conditions))
    return sql`
      select ${n}::int as search,
        (select count(*)::int from (select from newcomers where ${isWanted} limit ${literal(limit)}) as counted) as found,
        (select count(*) < ${literal(newcomersSeen)} or min(confirmed_at) <= ${since}::timestamptz from newest) as "isAll"`
  })
  return rowsOf(
    db,
    sql`
    with newest as materialized (
      select id, confirmed_at from members
      where site_id = ${searcher.siteId} and confirmed_at > ${earliest}::timestamptz
      order by confirmed_at desc limit ${literal(newcomersSeen)}
    ), newcomers as materialized (
      select newest.confirmed_at, person.* from newest cross join lateral (
        select gender, country, region, birth_date from profiles
        where ${profiles.memberId} = newest.id and ${isFoundBy(searcher)} limit 1
      ) as person
    )
    select found, "isAll" from (${unionOf(counts)}) as counted order by search`,
  )
}

/** Searches go through indices that are ordered within a gender. */
const gendersOf = ({ gender }: SearchConditions): readonly Gender[] => (gender ? [gender] : genders)

/** As many as are sorted rather than looked for among all others in the order of pages. */
const few = 100

function branchesOf(
  searcher: Viewer<string>,
  conditions: SearchConditions,
  { limit, after }: { limit: number; after?: SearchPosition },
): SQL[] {
  const rest =
    after && sql`(active_slot, slot_key, member_id) < (${after.slot}::int, ${after.key}::int, ${after.memberId}::uuid)`
  const newest = (from: SQL, condition?: SQL) => sql`
    select member_id, active_slot, slot_key from ${from} where ${and(condition, rest) ?? sql`true`}
    order by active_slot desc, slot_key desc, member_id desc limit ${literal(limit)}`
  return gendersOf(conditions).map((gender) => {
    const wanted = { ...conditions, gender }
    if (!wanted.born?.after && !wanted.born?.until) return newest(sql`profiles`, isFound(searcher, wanted))
    const isFew = sql`(select count(*) from few) < ${literal(few)}`
    return sql`
      with few as materialized (${youngestOf(searcher, wanted, few)})
      (${newest(sql`few`, isFew)}) union all (${newest(sql`profiles`, and(sql`not ${isFew}`, isFound(searcher, wanted)))})`
  })
}

/** In the order of ages, so that it reads only what it finds, however rare that is. */
const youngestOf = (
  searcher: Viewer<string>,
  conditions: SearchConditions & { gender: Gender },
  limit: number,
): SQL => sql`
  select member_id, active_slot, slot_key from profiles
  where ${and(isFound(searcher, conditions), sql.raw(anyBirthDate))}
  order by birth_date desc limit ${literal(limit)}`

/** The predicate of the partial indices stands there as text, so that every plan can use them. */
function isFound(searcher: Viewer<string>, conditions: SearchConditions & { gender: Gender }) {
  return and(isFoundBy(searcher), ...wantedBy(conditions))
}

function wantedBy(conditions: SearchConditions) {
  const { gender } = conditions
  return [gender ? sql`gender = ${gender}` : undefined, ...placesOf(conditions), ...agesOf(conditions)]
}

/** Who was here in the last slots first, and within a slot in an order that means nothing. */
const placeIn = (from: string) => `${from}.active_slot desc, ${from}.slot_key desc, ${from}.member_id desc`

/** Part of the text: planned for any limit, a statement is expected to return a tenth of all rows. */
const literal = (count: number) => sql.raw(String(count))

function placesOf({ country, region, exceptCountry, exceptRegion }: SearchConditions) {
  return [
    country ? sql`country = ${country}` : undefined,
    region ? sql`region = ${region}` : undefined,
    exceptCountry ? sql`country <> ${exceptCountry}` : undefined,
    exceptRegion ? sql`region is distinct from ${exceptRegion}` : undefined,
  ]
}

function agesOf({ born, exceptBorn }: SearchConditions) {
  const outside = exceptBorn && [
    exceptBorn.after ? sql`birth_date <= ${exceptBorn.after}::date` : undefined,
    exceptBorn.until ? sql`birth_date > ${exceptBorn.until}::date` : undefined,
  ]
  return [
    born?.after ? sql`birth_date > ${born.after}::date` : undefined,
    born?.until ? sql`birth_date <= ${born.until}::date` : undefined,
    outside && or(...outside),
  ]
}

const likedBy = (viewerId: string | null) =>
  viewerId
    ? sql<boolean>`exists (select 1 from likes where from_id = ${viewerId} and to_id = ${profiles.memberId})`
    : sql<boolean>`false`

const unionOf = (queries: SQL[]) =>
  sql.join(
    queries.map((query) => sql`(${query})`),
    sql` union all `,
  )
