import { embeddedConnection } from '../db/embedded/index.ts'
import { placeOf } from '../db/embedded/place.ts'
import { postgresIn, startServer } from '../server/reliability/testing/servers/server.ts'
import type { SqlLoop } from './bare/sql.ts'
import type { Answers } from './bare/trpc.ts'
import { openDataSet } from './data/index.ts'
import { cpuOf } from './lib/cpu.ts'
import { atLeast, atMost, type Benchmark, compare, type Figure } from './lib/figures.ts'
import { loadServer } from './lib/load.ts'
import { type RecordedQuery, recordQueries } from './lib/recorded-queries.ts'
import { startWorker } from './lib/worker.ts'

interface Size {
  members: number
  /** Milliseconds. */
  perRound: number
  /** Milliseconds for which both sides warm up: until then much of what they do is compiled. */
  warmUp: number
  rounds?: number
}

/** Of the product's pool, by default. */
const connections = 10
/** Under way at the same time. */
const concurrency = 32

/** A server to be asked. */
interface StackRequest {
  pid: number
  port: number
}

export const benchmark: Benchmark<Size> = {
  title: 'Signed-in queries through the whole stack, beside their bare SQL and beside bare tRPC',
  tiny: { members: 10_000, perRound: 300, warmUp: 50, rounds: 1 },
  full: { members: 10_000, perRound: 3_000, warmUp: 10_000 },
  run,
}

async function run(size: Size): Promise<Figure[]> {
  const { members, perRound, warmUp } = size
  await using data = await openDataSet({ members, copy: true })
  const queries = await recordQueries(data)
  const server = embeddedConnection(placeOf(postgresIn(data.dataDir)).socketDir)
  const running = await startServer(data.dataDir)
  try {
    const product = { pid: running.process.pid, port: running.port }
    using sql = startWorker<SqlLoop, number>('bare/sql.ts')
    using trpc = startWorker<Answers, number>('bare/trpc.ts')
    const [me, profile] = queries
    const bare = { pid: trpc.pid, port: await trpc.ask({ 'session.me': me.answer, 'members.get': profile.answer }) }
    const roundsPerSecond = ({ rounds }: RecordedQuery) =>
      sql.ask({ server, connections, concurrency, milliseconds: perRound, rounds })
    const figures = []
    for (const query of queries) {
      for (const server of [product, bare]) await load(query, server, warmUp)
      figures.push(await throughput(query, product, () => roundsPerSecond(query), size))
      figures.push(await processorTime(query, { product, bare }, size))
    }
    return figures
  } finally {
    await running.end('SIGTERM')
  }
}

/** Requests per query: the statements that go through the stack in a second ÷ those that the bare loop does. */
function throughput(
  query: RecordedQuery,
  product: StackRequest,
  roundsPerSecond: () => Promise<number>,
  { perRound, rounds }: Size,
): Promise<Figure> {
  const statements = query.rounds[0]?.length ?? 0
  return compare({
    ...{
      name: `${query.name}: its ${statements} statements, the session’s included`,
      unit: '/s',
      goal: atLeast(0.5),
      rounds,
    },
    ours: async () => (await load(query, product, perRound)).perSecond * statements,
    beside: async () => (await roundsPerSecond()) * statements,
  })
}

function processorTime(
  query: RecordedQuery,
  { product, bare }: { product: StackRequest; bare: StackRequest },
  { perRound, rounds }: Size,
): Promise<Figure> {
  const timeOf = (server: StackRequest) => async () => (await load(query, server, perRound)).microseconds
  const [ours, beside] = [timeOf(product), timeOf(bare)]
  return compare({
    name: `${query.name}: processor time of the server`,
    unit: 'µs',
    goal: atMost(2.5),
    rounds,
    ours,
    beside,
  })
}

interface Loaded {
  perSecond: number
  /** Of the server's processor, for each answer. */
  microseconds: number
}

/** Asks for a while. */
async function load({ requests }: RecordedQuery, { pid, port }: StackRequest, milliseconds: number): Promise<Loaded> {
  let asked = 0
  const request = () => requests[asked++ % requests.length] as string
  const before = cpuOf(pid)
  const { answers, perSecond } = await loadServer({ port, connections: concurrency, milliseconds, request })
  return { perSecond, microseconds: (cpuOf(pid) - before) / answers }
}
