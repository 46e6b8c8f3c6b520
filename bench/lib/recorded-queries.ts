import type { SuperJSONResult } from 'superjson'
import { aSession } from '../../db/testing/journeys.ts'
import type { DataSet } from '../data/index.ts'
import { openRecordingApp, type RecordingApp, type Statement } from './app.ts'
import { type Ask, lineOf } from './load.ts'

export interface RecordedQuery {
  name: 'session.me' | 'members.get'
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
  await using app = await openRecordingApp(data.dataDir)
  const askers = await askersOf(data)
  return [
    await recorded(app, 'session.me', askers, () => ''),
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
  app: RecordingApp,
  name: RecordedQuery['name'],
  askers: Asker[],
  query: (asker: Asker) => string,
): Promise<RecordedQuery> {
  const askOf = (asker: Asker): Ask => ({ path: `/trpc/${name}${query(asker)}`, session: asker.session })
  const recordings = []
  for (const asker of askers) {
    // The first request notes that the member is here, and may find that the settings of the sites are old.
    await app.record(askOf(asker))
    recordings.push(await app.record(askOf(asker)))
  }
  return {
    name,
    requests: askers.map((asker) => lineOf(askOf(asker))),
    rounds: recordings.map(({ statements }) => statements),
    answer: JSON.parse(recordings[0]?.text ?? '').result.data,
  }
}
