import type { SQL } from 'bun'
import { placeOf } from '../db/embedded/place.ts'
import { aCrowd, type CrowdMember } from '../db/testing/crowd.ts'
import { postgresIn } from '../server/reliability/testing/servers/server.ts'
import { type DataSet, openDataSet } from './data/index.ts'
import { openRecordingApp, type Statement } from './lib/app.ts'
import { atLeast, type Benchmark, compare, type Figure } from './lib/figures.ts'
import { type Ask, lineOf, loadServer } from './lib/load.ts'
import { type Script, writePgbenchScript } from './lib/pgbench.ts'
import { startWorker } from './lib/worker.ts'

interface Size {
  members: number
  milliseconds: number
  /** Milliseconds for which both sides warm up. */
  warmUp: number
  /** Who writes at once. */
  pairs: number
  rounds?: number
}

interface Pair {
  from: CrowdMember
  to: CrowdMember
}

export const benchmark: Benchmark<Size> = {
  title: 'Messages sent over HTTP, beside pgbench with the same SQL',
  tiny: { members: 400, milliseconds: 500, warmUp: 100, pairs: 4, rounds: 1 },
  full: { members: 10_000, milliseconds: 3_000, warmUp: 10_000, pairs: 64 },
  run,
}

async function run(size: Size): Promise<Figure[]> {
  const { members, pairs } = size
  await using data = await openDataSet({ members, copy: true })
  const { db } = data.database
  const [senders, recipients] = [await aCrowd(db, pairs, 'Sender'), await aCrowd(db, pairs, 'Recipient')]
  const [rich] = senders as [CrowdMember]
  const many = recipients.slice(0, pairs / 2).map((to, i) => ({ from: senders[i] as CrowdMember, to }))
  const one = recipients.map((to) => ({ from: rich, to }))
  const [sendsOfMany, sendsOfOne] = await recordSends(data, [many, one])
  using app = startWorker<string, number>('lib/app-worker.ts')
  const port = await app.ask(data.dataDir)
  return [
    await figureOf(
      `${many.length} members write to ${many.length} others`,
      { data, port, pairs: many, clients: sendsOfMany },
      size,
    ),
    await figureOf(
      `${one.length} sends at once from one wallet`,
      { data, port, pairs: one, clients: sendsOfOne },
      size,
    ),
  ]
}

interface Sends {
  data: DataSet
  port: number
  pairs: Pair[]
  clients: Statement[][]
}

async function figureOf(
  name: string,
  { data, port, pairs, clients }: Sends,
  { milliseconds, warmUp, rounds }: Size,
): Promise<Figure> {
  const { dataDir, database } = data
  const { sql } = database
  const people = new Set(pairs.flatMap(({ from, to }) => [from.id, to.id]))
  const { socketDir } = placeOf(postgresIn(dataDir))
  await using script = await writePgbenchScript({ sql, socketDir, clients, fresh: (value) => fresh(people, value) })
  const load = (milliseconds: number) =>
    loadServer({ port, connections: pairs.length, milliseconds, request: (n) => lineOf(sendOf(pairs[n] as Pair)) })
  await load(warmUp)
  await script.run(warmUp)
  return await compare({
    ...{ name, unit: 'messages/s', goal: atLeast(0.7), rounds },
    ours: async () => (await load(milliseconds)).perSecond,
    beside: () => messagesPerSecond(sql, script, milliseconds),
  })
}

/** Each of the transactions must have written a message. */
async function messagesPerSecond(sql: SQL, script: Script, milliseconds: number): Promise<number> {
  const count = async () => (await sql`select count(*)::int as messages from messages`)[0].messages
  const before = await count()
  const { transactions, perSecond } = await script.run(milliseconds)
  const written = (await count()) - before
  if (written !== transactions) throw new Error(`${transactions} transactions have written ${written} messages`)
  return perSecond
}

/** Ids that a message brings with it, of the same kind, and the time. */
function fresh(people: Set<string>, parameter: unknown): string | undefined {
  if (parameter instanceof Date) return 'now()'
  const text = String(parameter)
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return 'now()'
  const [, version] = /^[\da-f]{8}-[\da-f]{4}-([\da-f])[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/.exec(text) ?? []
  if (!version || people.has(text)) return undefined
  return version === '7' ? 'uuidv7()' : 'gen_random_uuid()'
}

/** What one send of each of these pairs asks of the database, in a conversation that has begun. */
async function recordSends({ dataDir }: DataSet, groups: [Pair[], Pair[]]): Promise<[Statement[][], Statement[][]]> {
  await using app = await openRecordingApp(dataDir)
  const record = async (pairs: Pair[]) => {
    const sends = []
    for (const pair of pairs) {
      await app.record(sendOf(pair))
      sends.push((await app.record(sendOf(pair))).statements)
    }
    return sends
  }
  return [await record(groups[0]), await record(groups[1])]
}

/** A new message. */
function sendOf({ from, to }: Pair): Ask {
  const message = { memberId: to.id, clientId: crypto.randomUUID(), body: 'Hoi, hoe was je weekend? Ik heb gefietst.' }
  return { path: '/trpc/chat.send', session: from.secret, body: { json: message } }
}
