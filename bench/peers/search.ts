import type { SQL } from 'bun'
import type { Database } from '../../db/client.ts'
import { citiesOf } from '../../db/reference/cities.ts'
import { regions } from '../../db/reference/regions.ts'
import type { MemberContext } from '../../server/core/context.ts'
import { search } from '../../server/features/members/search/search.ts'
import { compare, type Figure } from '../lib/figures.ts'

const pageSize = 24
const card = 'member_id, name, birth_date, country, region, city, active_slot'
const found = `profiles where searchable and site_id = 'vonk'`
const newest = 'order by active_slot desc, slot_key desc, member_id desc'

/**
 * Shapes of member search that other dating software uses, on the same rows, with the same indices and beside the same
 * page of ours: what those designs cost, not how well anybody has built them.
 */
export async function comparePeers({ unbounded }: Database, ctx: MemberContext, rounds = 3): Promise<Figure[]> {
  return unbounded(async (connection) => {
    await fillPlaces(connection)
    const wanted = { gender: 'female', country: 'NL' } as const
    const where = `${found} and gender = 'female' and country = 'NL'`
    const ours = () => search(ctx, wanted)
    const beside = (name: string, statements: string[]) =>
      compare({
        ...{ name, unit: 'ms', rounds },
        ours: () => meanOf(20, ours),
        beside: () =>
          meanOf(1, async () => {
            for (const statement of statements) await connection.unsafe(statement)
          }),
      })
    const count = `select count(*) from ${where}`
    const offset = (page: number) =>
      `select ${card} from ${where} ${newest} limit ${pageSize} offset ${(page - 1) * pageSize}`
    const like = `${found} and gender = 'female' and about like '%moestuin%'`
    const around = `${found.replace('where', `join places using (region, city) where`)} and gender = 'female' and ${within(52.37, 4.9, 50)}`
    return [
      await beside('a page of ours beside one by offset with count(*), page 1', [offset(1), count]),
      await beside('… page 200', [offset(200), count]),
      await beside('… by a keyword, LIKE, with count(*)', [
        `select ${card} from ${like} ${newest} limit ${pageSize}`,
        `select count(*) from ${like}`,
      ]),
      await beside('… by a radius of 50 km, trigonometry on every row, with count(*)', [
        `select ${card} from ${around} ${newest} limit ${pageSize}`,
        `select count(*) from ${around}`,
      ]),
    ]
  })
}

/** Where the cities lie, for this connection alone. */
async function fillPlaces(connection: SQL): Promise<void> {
  await connection.unsafe('create temp table places (region text, city text, latitude float8, longitude float8)')
  const cities = regions.flatMap(({ code }) => citiesOf(code))
  const rows = JSON.stringify(
    cities.map(({ region, name, latitude, longitude }) => ({ region, city: name, latitude, longitude })),
  )
  await connection.unsafe(
    'insert into places select * from jsonb_to_recordset($1::text::jsonb) as p(region text, city text, latitude float8, longitude float8)',
    [rows],
  )
  await connection.unsafe('analyze places')
}

/** The haversine formula, in kilometres. */
const within = (latitude: number, longitude: number, kilometres: number) => `
  12742 * asin(sqrt(power(sin(radians(latitude - ${latitude}) / 2), 2)
    + cos(radians(${latitude})) * cos(radians(latitude)) * power(sin(radians(longitude - ${longitude}) / 2), 2))) <= ${kilometres}`

async function meanOf(times: number, work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  for (let i = 0; i < times; i++) await work()
  return (performance.now() - begun) / times
}
