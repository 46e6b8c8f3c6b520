import type { SuperJSONResult } from 'superjson'
import { aSession } from '../../db/testing/journeys.ts'
import type { DataSet } from '../data/index.ts'
import { requestOf } from './load.ts'
import { openRecordedApp, type RecordedApp, type Statement } from './recorded-app.ts'

export interface RecordedQuery {
  name: 'accounts.me' | 'members.get'
  /** One for each of those who ask, as it goes over the line. */
  requests: string[]
  /** What each of these requests asks of the database. */
  rounds: Statement[][]
  /** The answer to the first. */
  answer: SuperJSONResult
}

interface Asker {
  session: string
  /** Whose profile they look at. */
  other: string
}

/** The queries of `bench stack`, each asked once by two hundred members of a data set. */
export async function recordQueries(data: DataSet): Promise<[RecordedQuery, RecordedQuery]> {
  await using app = await openRecordedApp(data.dataDir)
  const askers = await askersOf(data)
  return [
    await recorded(app, 'accounts.me', askers, () => ''),
    await recorded(app, 'members.get', askers, ({ other }) => inputOf({ id: other })),
  ]
}

const inputOf = (input: object) => `?input=${encodeURIComponent(JSON.stringify({ json: input }))}`

/** People with conversations, each with a new log-in. */
async function askersOf({ database: { db, sql } }: DataSet): Promise<Asker[]> {
  const rows: { id: string }[] = await sql`
    select member_id as id from profiles
    where searchable and member_id in (select member_id from participants)
    order by md5(member_id::text) limit 200`
  const otherThan = (i: number) => rows[(i + 1) % rows.length]?.id ?? ''
  return Promise.all(rows.map(async ({ id }, i) => ({ session: await aSession(db, id), other: otherThan(i) })))
}

async function recorded(
  app: RecordedApp,
  name: RecordedQuery['name'],
  askers: Asker[],
  query: (asker: Asker) => string,
): Promise<RecordedQuery> {
  const recordings = []
  for (const asker of askers) {
    const headers = { cookie: `vonk_session=${asker.session}` }
    const ask = () => app.record(new Request(`http://localhost/trpc/${name}${query(asker)}`, { headers }))
    // The first request notes that the member is here, and may find that the settings of the sites are old.
    await ask()
    recordings.push(await ask())
  }
  return {
    name,
    requests: askers.map((asker) => requestOf({ path: `/trpc/${name}${query(asker)}`, session: asker.session })),
    rounds: recordings.map(({ statements }) => statements),
    answer: JSON.parse(recordings[0]?.text ?? '').result.data,
  }
}
