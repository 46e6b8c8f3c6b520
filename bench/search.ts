import type { MemberContext } from '../server/core/context.ts'
import type { SearchFilters } from '../server/features/members/rules/search-filters.ts'
import { type SearchResultPage, search } from '../server/features/members/search/search.ts'
import { type DataSet, openDataSet } from './data/index.ts'
import { openAskers } from './lib/askers.ts'
import { absolute, atMost, type Benchmark, compare, type Figure, median, percentile } from './lib/figures.ts'
import { type SentStatement, walkedTables } from './lib/plans.ts'
import { comparePeers } from './peers/search.ts'
import { anySearches, deepSearches, detailedSearches, usualSearches } from './search/filters.ts'

type Cursor = NonNullable<SearchResultPage['nextCursor']>

/** Before everybody: a search from here on is the first page without its total. */
const top: Cursor = { ring: 0, at: 200_000, key: 0, memberId: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

interface Size {
  few: number
  many: number
  searches: number
  /** Which page the first is held against. */
  deep: number
  rounds?: number
}

export const benchmark: Benchmark<Size> = {
  title: 'Member search, as the verb answers it',
  tiny: { few: 400, many: 2_000, searches: 10, deep: 2, rounds: 1 },
  full: { few: 10_000, many: 1_000_000, searches: 500, deep: 200 },
  run,
}

async function run(size: Size): Promise<Figure[]> {
  const { searches, rounds } = size
  let sent: SentStatement[] = []
  const onStatement = (text: string, parameters: unknown[] = []) => sent.push({ text, parameters })
  await using small = await openDataSet({ members: size.few })
  await using large = await openDataSet({ members: size.many, onStatement })
  await using fewAskers = await openAskers(small)
  await using manyAskers = await openAskers(large)
  const few = await fewAskers.as(small.facts.cast.ordinary)
  const many = await manyAskers.as(large.facts.cast.ordinary)
  const blocking = await manyAskers.as(large.facts.cast.guarded)

  const usual = usualSearches(searches)
  const figures = [
    await compare({
      ...{ name: 'a page: a million members ÷ ten thousand, p50', unit: 'ms', goal: atMost(2), rounds },
      ours: () => typical(usual, (filters) => search(many, { ...filters, cursor: top })),
      beside: () => typical(usual, (filters) => search(few, { ...filters, cursor: top })),
    }),
    await compare({
      ...{ name: 'the first page, with its total: the same', unit: 'ms', goal: atMost(2), rounds },
      ours: () => typical(usual, (filters) => search(many, filters)),
      beside: () => typical(usual, (filters) => search(few, filters)),
    }),
    await compare({
      ...{ name: 'a first page for a member with 2,000 blocks ÷ one with none', unit: 'ms', rounds },
      ours: () => typical(usual, (filters) => search(blocking, filters)),
      beside: () => typical(usual, (filters) => search(many, filters)),
    }),
    await compare({
      ...{ name: 'a page with its total ÷ the page alone, p50', unit: 'ms', goal: atMost(3), rounds },
      ours: () => typical(usual, (filters) => search(many, filters)),
      beside: () => typical(usual, (filters) => search(many, { ...filters, cursor: top })),
    }),
    await compareDepth(many, size),
  ]
  sent = []
  figures.push(...(await worstOf('random sets of gender, place and ages', anySearches(2 * searches), [many, blocking])))
  figures.push(
    ...(await worstOf('random sets of up to six of all filters', detailedSearches(2 * searches), [many, blocking])),
  )
  figures.push(await scans(large, sent.splice(0)))
  return [...figures, ...(await comparePeers(large.database, many, rounds))]
}

/** The 200th page beside the first, both without a total. */
async function compareDepth(ctx: MemberContext, { deep, rounds }: Size): Promise<Figure> {
  const depths = new Map<SearchFilters, Cursor>()
  for (const filters of deepSearches) depths.set(filters, await afterPages(ctx, filters, deep - 1))
  const pages = Array.from({ length: 10 }, () => deepSearches).flat()
  return compare({
    ...{ name: `page ${deep} ÷ page 1, without a total, p50`, rounds, unit: 'ms', goal: atMost(1.5) },
    ours: () => typical(pages, (filters) => search(ctx, { ...filters, cursor: depths.get(filters) })),
    beside: () => typical(pages, (filters) => search(ctx, { ...filters, cursor: top })),
  })
}

async function afterPages(ctx: MemberContext, filters: SearchFilters, count: number): Promise<Cursor> {
  let cursor = top
  for (let page = 0; page < count; page++) {
    const { nextCursor } = await search(ctx, { ...filters, cursor })
    if (!nextCursor) throw new Error('a search that should be deep ends early')
    cursor = nextCursor
  }
  return cursor
}

/** Each once, in turn by these members. */
async function worstOf(what: string, searches: SearchFilters[], askers: MemberContext[]): Promise<Figure[]> {
  const times: number[] = []
  for (const [i, filters] of searches.entries()) {
    const ctx = askers[i % askers.length] as MemberContext
    times.push(await timed(() => search(ctx, filters)))
  }
  const name = `${searches.length} ${what} at a million members`
  return [
    absolute({ name: `${name}, p50`, unit: 'ms', value: median(times) }),
    absolute({ name: `${name}, p99`, unit: 'ms', value: percentile(times, 99), goal: atMost(150) }),
    absolute({ name: `${name}, the slowest`, unit: 'ms', value: Math.max(...times) }),
  ]
}

/** How many of these statements have a plan that walks over the members or the profiles. */
async function scans({ database }: DataSet, statements: SentStatement[]): Promise<Figure> {
  let walking = 0
  for (const statement of statements) {
    const walked = await walkedTables(database.db, statement)
    if (walked.includes('profiles') || walked.includes('members')) walking++
  }
  const name = `of their ${statements.length} statements, planned for these or for any values, walk over the table`
  return absolute({ name, unit: '', value: walking, goal: atMost(0) })
}

/** The median of all, in milliseconds. */
async function typical<Input>(inputs: Input[], ask: (input: Input) => Promise<unknown>): Promise<number> {
  const times = []
  for (const input of inputs) times.push(await timed(() => ask(input)))
  return median(times)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
