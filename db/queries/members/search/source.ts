import { and, sql } from 'drizzle-orm'
import type { Db } from '../../../client.ts'
import { rowsOf } from '../../rows.ts'
import { isFoundBy, type Viewer } from '../../visibility.ts'
import { everything, hasPhotoOf, type SearchConditions, type Source } from './conditions.ts'
import { mostSorted } from './sorted.ts'
import { literal } from './statement.ts'

/** So many pages of the table, some four thousand members, are looked at to learn how common it is what a search asks for. */
const sampledPages = 200

/**
 * Microseconds, measured with a million members. `entry`: an entry of an ordered index; `member`: a member read through
 * it. `term`: an entry of the search terms' index; `saying`: a member read through that one.
 */
const costs = { entry: 0.15, member: 1.5, term: 0.15, saying: 1.2 }

/**
 * Chooses the index that yields up to `mostSorted` matching members with the least reading, estimated from a sample.
 * Conditions that the index covers limit how much is read. If many members match everything, reading also stops early.
 */
export async function decideSource(db: Db, { siteId }: Viewer<string>, wanted: SearchConditions): Promise<Source> {
  const parts = partsOf(wanted)
  const ways = waysOf(wanted, [...parts.keys()])
  if (ways.length === 1) return ways[0]!.source
  // By number: connections keep each text of a statement, and there are more sets of words than they could.
  const columnOf = (name: string) => sql.identifier(`part_${[...parts.keys()].indexOf(name)}`)
  const fit = (names: string[]) => and(...names.filter((name) => parts.has(name)).map(columnOf)) ?? sql`true`
  const countOf = (names: string[]) => sql`count(*) filter (where ${fit(names)})`
  const counts = ways.flatMap(({ entries, members }) => [
    sql`(${sql.join(entries.map(countOf), sql` + `)})::int`,
    sql`${countOf(members)}::int`,
  ])
  const columns = [...parts].map(([name, part]) => sql`${part} as ${columnOf(name)}`)
  const photo = wanted.withPhoto ? hasPhotoOf(sql`seen.member_id`) : sql`true`
  const [sample] = await rowsOf<{ share: number; found: number; counts: number[] }>(
    db,
    sql`
    with table_size as (
      select greatest(1, pg_relation_size('profiles') / current_setting('block_size')::int) as pages
    ), known as (select least(1, ${literal(sampledPages)}::float8 / pages) as share from table_size
    ), seen as materialized (
      select ${sql.join([sql`member_id`, ...columns], sql`, `)}
      from profiles tablesample system (100 * (select share from known))
      where ${isFoundBy({ siteId, viewerId: null })}
    )
    select (select share from known), array[${sql.join(counts, sql`, `)}] as counts,
      count(*) filter (where case when ${fit([...parts.keys()])} then ${photo} end)::int as found
    from seen`,
  )
  const { share, found, counts: counted } = sample!
  // Where nobody of the sample fits, some of the others may: fewer than would be one of the sample.
  const walked = Math.min(1, (mostSorted * share) / Math.max(found, 0.5))
  const costOf = ({ source }: Way, n: number) => {
    const [entries = 0, members = 0] = counted.slice(2 * n)
    // Of this index all that says the same is collected before the first of them is read.
    if (source === 'terms') return entries * costs.term + walked * members * costs.saying
    return walked * (entries * costs.entry + members * costs.member)
  }
  const priced = ways.map((way, n) => ({ source: way.source, cost: costOf(way, n) }))
  return priced.reduce((best, other) => (other.cost < best.cost ? other : best)).source
}

/** What is asked for, one by one: each by a name, with its condition. */
function partsOf({
  traits = {},
  interests = [],
  withPhoto: _,
  except: __,
  exceptMembers: ___,
  ...others
}: SearchConditions) {
  const named: [string, SearchConditions][] = [
    ...Object.entries(others).map(([name, value]): [string, SearchConditions] => [name, { [name]: value }]),
    ...Object.entries(traits).map(([name, values]): [string, SearchConditions] => [
      name,
      { traits: { [name]: values } },
    ]),
    ...interests.map((interest): [string, SearchConditions] => [`interest ${interest}`, { interests: [interest] }]),
  ]
  return new Map(
    named.flatMap(([name, wanted]) => {
      const condition = and(...everything(wanted))
      return condition ? [[name, condition] as const] : []
    }),
  )
}

/** By way of an index. */
interface Way {
  source: Source
  /** The groups of entries that are gone through, each by what its entries have in common. */
  entries: string[][]
  /** What the members found through them have in common. */
  members: string[]
}

/** By each index that knows something of what is asked for. */
function waysOf({ traits = {}, activeSince, joinedSince, towns }: SearchConditions, asked: string[]): Way[] {
  const place = ['gender', 'country', 'region']
  const terms = asked.filter((name) => name in traits || name.startsWith('interest '))
  const ways: Way[] = []
  const add = (source: Source, entries: string[][], members: string[]) => ways.push({ source, entries, members })
  if (towns) add('towns', [['gender', 'towns']], ['gender', 'towns', 'born'])
  if (joinedSince !== undefined) add('signUps', [['gender', 'joinedSince']], ['gender', 'joinedSince', 'born'])
  if (asked.includes('born') || activeSince === undefined)
    add('ages', [[...place, 'born']], [...place, 'born', 'activeSince'])
  if (activeSince !== undefined) add('activity', [[...place, 'activeSince']], [...place, 'born', 'activeSince'])
  const sayings = terms.map((name) => [name])
  if (terms.length > 0) add('terms', sayings, terms)
  return ways
}
