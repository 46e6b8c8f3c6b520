import { beforeAll, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../client.ts'
import { genders } from '../../../reference/attributes.ts'
import { aBlock, aMember, aSite, testSite } from '../../../testing/factories.ts'
import { countStatements, freshDatabase } from '../../../testing/index.ts'
import type { Viewer } from '../../visibility.ts'
import type { SearchConditions } from './conditions.ts'
import { countFound } from './count.ts'
import { searchCards } from './in-order.ts'
import { countNewcomers } from './newcomers.ts'
import { sortedCards } from './sorted.ts'
import { decideSource } from './source.ts'

const database = await freshDatabase()
const { db } = database
/** Enough that walking over the table costs more than an index, whatever is looked for. */
const members = 60_000
/** One more was confirmed each minute before. */
const newest = new Date('2026-05-01T12:00:00Z')
let searcher: Viewer<string>

beforeAll(async () => {
  await aSite(db)
  const [me, other] = [await aMember(db), await aMember(db)]
  await aBlock(db, me.id, other.id)
  searcher = { siteId: testSite, viewerId: me.id }
  await fill()
}, 60_000)

/** Two thirds of them Dutch, in 12 regions, of every age and activity; in pieces, each within the time of a statement. */
async function fill() {
  const piece = 10_000
  for (let first = 1; first <= members; first += piece) await fillWith(first, first + piece - 1)
  await db.execute(sql`vacuum analyze members, profiles`)
}

async function fillWith(first: number, last: number) {
  await db.execute(sql`
    insert into members (id, site_id, email, email_normalized, locale, confirmed_at, created_at)
    select lpad(n::text, 32, '0')::uuid, ${testSite}, n || '@example.org', n || '@example.org', 'nl', ${newest}::timestamptz - n * interval '1 minute', now()
    from generate_series(${first}::int, ${last}::int) n`)
  await db.execute(sql`
    insert into profiles (member_id, site_id, name, gender, birth_date, country, region, city, last_active_at, active_slot,
      created_at, searchable, hair_colour, interests)
    select lpad(n::text, 32, '0')::uuid, ${testSite}, 'Member ' || n, (array['female', 'male'])[1 + n % 2],
      date '2006-01-01' - (n * 7919) % 25000, (array['NL', 'NL', 'BE'])[1 + n % 3], 'NL-' || n % 12,
      'Town ' || n % 97, now(), 82400 - (n * 20011) % 1111, ${newest}::timestamptz - n * interval '1 hour', n % 10 > 0,
      case when n % 500 = 0 then 'red' when n % 2 = 0 then 'brown' end, case when n % 3 = 0 then array['cooking'] else '{}' end
    from generate_series(${first}::int, ${last}::int) n`)
}

const places: SearchConditions[] = [
  {},
  { country: 'NL' },
  { country: 'NL', region: 'NL-4' },
  { country: 'NL', except: { region: 'NL-4' } },
  { except: { country: 'NL' } },
]
const born = [
  undefined,
  { after: '1970-01-01', until: '2000-01-01' },
  { after: '1999-01-01', until: '2000-01-01' },
  { after: '1939-01-01', until: '1939-02-01' },
]
const shapes = places.flatMap((place) =>
  [undefined, ...genders].flatMap((gender) => born.map((dates) => ({ ...place, gender, born: dates }))),
)

// With the values at hand, and as a statement is planned that has been used often: for any values.
test.each(['force_custom_plan', 'force_generic_plan'])('no search walks over the table (%s)', async (mode) => {
  const after = { at: 82_000, key: 2 ** 30, memberId: crypto.randomUUID() }
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local plan_cache_mode = ${mode}`))
    for (const conditions of shapes) {
      await searchCards(tx, searcher, [conditions], { limit: 25, after })
      await countFound(tx, searcher, [conditions], 1001)
      expect([conditions, await walksOver(tx)]).toEqual([conditions, 0])
    }
  })
})

async function walksOver(tx: Db): Promise<number | undefined> {
  const [row] = await tx.execute<{ walks: number }>(
    sql`select sum(seq_scan)::int as walks from pg_stat_xact_user_tables where relname in ('members', 'profiles')`,
  )
  return row?.walks
}

const details: SearchConditions[] = [
  { traits: { hairColour: ['red'] } },
  { traits: { hairColour: ['brown'], eyeColour: ['blue'] }, interests: ['cooking'] },
  { interests: ['cooking'], withPhoto: true },
  { activeSince: 82_399 },
  { activeSince: 81_000, traits: { hairColour: ['brown'] } },
  { joinedSince: 20_500 },
  { joinedSince: 1, traits: { hairColour: ['red'] } },
  { towns: [{ region: 'NL-4', name: 'Town 3' }] },
  {
    towns: Array.from({ length: 97 }, (_, n) => ({ region: `NL-${n % 12}`, name: `Town ${n}` })),
    interests: ['cooking'],
  },
]

test.each(['force_custom_plan', 'force_generic_plan'])(
  'nor does one by what members say (%s)',
  async (mode) => {
    await db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local plan_cache_mode = ${mode}`))
      for (const detail of details)
        for (const base of [{}, { gender: 'male' as const, country: 'NL', born: { after: '1970-01-01' } }]) {
          const conditions = { ...base, ...detail }
          const source = await decideSource(tx, searcher, conditions)
          for (const order of ['activity', 'signUps'] as const) {
            await sortedCards(tx, searcher, { conditions, source }, { limit: 25, order })
            await searchCards(tx, searcher, [conditions], { limit: 25, order })
          }
          if (detail.towns) await searchCards(tx, searcher, [conditions], { limit: 25, byTown: true })
          expect([source, conditions, await walksOver(tx)]).toEqual([source, conditions, 0])
        }
    })
  },
  30_000,
)

test('whoever is found, by whichever index, it is the same members in the same order', async () => {
  const towns = Array.from({ length: 40 }, (_, n) => ({ region: `NL-${n % 12}`, name: `Town ${n}` }))
  const base = { gender: 'female', joinedSince: 20_000, activeSince: 81_500, towns } as const
  const traits = { hairColour: ['red', 'brown'] }
  const conditions = { ...base, traits, interests: ['cooking'], born: { after: '1950-01-01' } }
  for (const order of ['activity', 'signUps'] as const) {
    const pages = await Promise.all(
      (['ages', 'activity', 'signUps', 'towns', 'terms'] as const).map(async (source) => {
        const rows = await sortedCards(db, searcher, { conditions, source }, { limit: 50, order })
        return rows.map(({ id, total }) => [id, total])
      }),
    )
    const inOrder = await searchCards(db, searcher, [conditions], { limit: 50, order })
    expect(pages[0]?.length).toBeGreaterThan(20)
    for (const page of pages) expect(page).toEqual(pages[0]!)
    expect(inOrder.map(({ id }) => id)).toEqual(pages[0]!.map(([id]) => id as string))
  }
})

test('the index that leaves least to read leads there, as far as a sample tells', async () => {
  const decide = (conditions: SearchConditions) => decideSource(db, searcher, conditions)
  const [red, brown] = ['red', 'brown'].map((colour) => ({ traits: { hairColour: [colour] } }))
  // One in five hundred, whatever else is asked for that many fit.
  expect(await decide({ ...red, joinedSince: 1, activeSince: 81_400, born: { after: '1950-01-01' } })).toBe('terms')
  // What half of all say leads to more of them than anything rarer.
  expect(await decide({ ...brown, born: { after: '2005-09-01' } })).toBe('ages')
  expect(await decide({ ...brown, activeSince: 82_399 })).toBe('activity')
  expect(await decide({ ...brown, towns: [{ region: 'NL-4', name: 'Town 3' }] })).toBe('towns')
  expect(await decide({ ...brown, joinedSince: 20_570 })).toBe('signUps')
  expect(await decide({ joinedSince: 20_570, activeSince: 81_000 })).toBe('signUps')
})

test.each(['force_custom_plan', 'force_generic_plan'])('nor does a count of newcomers (%s)', async (mode) => {
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local plan_cache_mode = ${mode}`))
    for (const since of [100, 50_000].map(minutesAgo)) {
      for (const conditions of places) await countNewcomers(tx, searcher, [{ conditions, since }], 100)
      const searches = shapes.map((conditions) => ({ conditions, since }))
      await countNewcomers(tx, searcher, searches, 100)
      expect(await walksOver(tx)).toBe(0)
    }
  })
})

test('the first page of several searches keeps their order, each with its own', async () => {
  const searches = [{ country: 'BE', gender: 'male' }, { country: 'NL' }] as const
  const rows = await searchCards(db, searcher, [...searches], { limit: 6000 })
  expect(rows).toHaveLength(6000)
  const order = rows.map((row) => [row.search, -row.activeSlot, -row.slotKey])
  expect(order).toEqual(order.toSorted(([a = 0, b = 0, c = 0], [d = 0, e = 0, f = 0]) => a - d || b - e || c - f))
  expect(rows.every((row) => row.country === searches[row.search]?.country)).toBe(true)
})

test('a total stops counting at its limit', async () => {
  expect(await countFound(db, searcher, [{ gender: 'female' }], 1001)).toBe(1001)
  expect(await countFound(db, searcher, [{}], 20)).toBe(20)
})

const minutesAgo = (minutes: number) => new Date(newest.getTime() - minutes * 60_000)

test('newcomers are counted by the conditions of the search, each search since a moment of its own, in one statement', async () => {
  const belgian = { country: 'BE', gender: 'male' } as const
  const searches = [
    { conditions: {}, since: minutesAgo(0) },
    { conditions: {}, since: minutesAgo(30) },
    { conditions: belgian, since: minutesAgo(30) },
    { conditions: { ...belgian, region: 'NL-5' }, since: minutesAgo(30) },
  ]
  const { result, statements } = await countStatements(database, () => countNewcomers(db, searcher, searches, 100))
  // Of 29 every tenth cannot be found, and every sixth is a Belgian man.
  expect(result.map(({ found }) => found)).toEqual([0, 27, 5, 3])
  expect(result.every(({ isAll }) => isAll)).toBe(true)
  expect(statements).toHaveLength(1)
})

test('of newcomers the latest are looked at, and it is told when there are more', async () => {
  const rare = { country: 'BE', born: { after: '1990-01-01', until: '1990-03-01' } }
  const [common, few, lately] = await countNewcomers(
    db,
    searcher,
    [
      { conditions: { country: 'NL' }, since: minutesAgo(50_000) },
      { conditions: rare, since: minutesAgo(50_000) },
      { conditions: rare, since: minutesAgo(1000) },
    ],
    100,
  )
  expect(common).toEqual({ found: 100, isAll: false })
  expect(few?.isAll).toBe(false)
  expect(few?.found).toBeLessThan(20)
  expect(lately?.isAll).toBe(true)
  expect(await countNewcomers(db, searcher, [], 100)).toEqual([])
})

test('newcomers who are blocked, or are oneself, are none', async () => {
  const since = new Date('2026-05-02T00:00:00Z')
  const confirmedAt = new Date('2026-05-02T00:01:00Z')
  const siteId = await aSite(db, { id: 'of-newcomers', hosts: [] })
  const traits = { siteId, country: 'IE', confirmedAt } as const
  const [me, seen, blocked] = await Promise.all([1, 2, 3].map(() => aMember(db, traits)))
  await aMember(db, { ...traits, searchable: false })
  await aBlock(db, blocked!.id, me!.id)
  const count = async (viewerId: string) => {
    const [counted] = await countNewcomers(db, { siteId, viewerId }, [{ conditions: { country: 'IE' }, since }], 9)
    return counted?.found
  }
  expect([await count(me!.id), await count(seen!.id)]).toEqual([1, 2])
})
