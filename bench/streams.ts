import { aCrowd, type CrowdMember } from '../db/testing/crowd.ts'
import { sessionCookieName } from '../server/core/sessions.ts'
import { type ManyStreams, manyStreams } from '../server/reliability/testing/clients/many-streams.ts'
import { clientOf } from '../server/reliability/testing/clients/people.ts'
import { readGauges, untilOpen } from '../server/reliability/testing/servers/gauges.ts'
import { openHome, type RunningServer, startServer } from '../server/reliability/testing/servers/server.ts'
import { figure } from '../server/reliability/testing/tally.ts'
import { absolute, atMost, type Benchmark, compare, type Figure, percentile } from './lib/figures.ts'

interface Size {
  few: number
  many: number
  /** Of those many, so many are opened first. */
  first: number
  /** Who writes: so many that nobody passes the limit of messages per minute. */
  writers: number
  samples: number
  /** Seconds after which the memory of streams that were just opened has settled. */
  settling: number
  rounds: number
}

/** One message every so many milliseconds, for as long as it takes to ping everybody once. */
const pace = 15

export const benchmark: Benchmark<Size> = {
  title: 'Live streams: from a send to the other one’s stream, and what an idle stream weighs',
  tiny: { few: 2, many: 6, first: 4, writers: 2, samples: 4, settling: 2, rounds: 1 },
  full: { few: 10, many: 5_000, first: 1_000, writers: 200, samples: 1_000, settling: 12, rounds: 3 },
  run: async (size) => [...(await memory(size)), await delivery(size)],
}

/** What the server's process holds for streams on which nothing happens. */
async function memory({ many, first, settling }: Size): Promise<Figure[]> {
  await using home = openHome()
  const server = await startServer(home.path)
  const crowd = await aCrowd(server.database.db, many, 'Listener')
  using streams = manyStreams(server.port)
  const none = await settledMemory(server, settling)
  await streams.open(crowd.slice(0, first))
  const atFirst = await settledMemory(server, settling)
  await streams.open(crowd.slice(first))
  const atMany = await settledMemory(server, settling)
  await server.end('SIGTERM')
  const [kilobyte, goal] = [1000, atMost(40)]
  const of = (name: string, bytes: number, count: number) =>
    absolute({ name, unit: 'kB', value: bytes / count / kilobyte, goal })
  return [
    of(`memory per idle stream: ${figure(many)} less none`, atMany - none, many),
    of(`memory per idle stream: ${figure(many)} less ${figure(first)}`, atMany - atFirst, many - first),
  ]
}

/** The least that the process holds in the second half of the time it gets to tidy up. */
async function settledMemory(server: RunningServer, settling: number): Promise<number> {
  const seen: number[] = []
  for (let second = 0; second < settling; second++) {
    await Bun.sleep(1000)
    seen.push((await readGauges(server)).memory)
  }
  return Math.min(...seen.slice(settling / 2))
}

/** The same ten are written to, with their own ten streams open and with 4,990 of others. */
async function delivery({ few, many, writers, samples, rounds }: Size): Promise<Figure> {
  await using home = openHome()
  const server = await startServer(home.path)
  const { db } = server.database
  const readers = await aCrowd(db, few, 'Reader')
  const others = await aCrowd(db, many - few, 'Listener')
  const senders = await aCrowd(db, writers, 'Sender')
  using streams = manyStreams(server.port)
  await streams.open(readers)
  const delivered = await compare({
    name: `send → on the other one’s stream, p99: ${figure(many)} open streams beside ${few}`,
    unit: 'ms',
    goal: atMost(2),
    rounds,
    beside: async () => {
      await untilOpen(server, few)
      return percentile(await sendTo(readers, senders, streams, { server, samples }), 99)
    },
    ours: async () => {
      await streams.open(others)
      await untilOpen(server, many)
      const times = await sendTo(readers, senders, streams, { server, samples })
      streams.close(others)
      return percentile(times, 99)
    },
  })
  await server.end('SIGTERM')
  return delivered
}

/** Milliseconds from each send to its arrival, one after the other. */
async function sendTo(
  readers: CrowdMember[],
  senders: CrowdMember[],
  streams: ManyStreams,
  { server: { url }, samples }: { server: RunningServer; samples: number },
): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < samples; i++) {
    const [reader, sender] = [readers[i % readers.length], senders[i % senders.length]] as [CrowdMember, CrowdMember]
    const client = clientOf(url, `${sessionCookieName}=${sender.secret}`)
    const before = streams.lastEventOf(reader.id)
    const begun = performance.now()
    const sent = client.chat.send.mutate({ memberId: reader.id, clientId: Bun.randomUUIDv7(), body: 'Hoi daar!' })
    await streams.reached(reader.id, before)
    times.push(performance.now() - begun)
    await sent
    await Bun.sleep(Math.max(0, begun + pace - performance.now()))
  }
  return times
}
