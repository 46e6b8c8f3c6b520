import { aCrowd, type CrowdMember } from '../../../db/testing/crowd.ts'
import { findFaults } from '../../../db/testing/faults.ts'
import { sessionCookieName } from '../../core/sessions.ts'
import type { Drill, Finding } from '../drill.ts'
import { type ManyStreams, manyStreams } from '../testing/clients/many-streams.ts'
import { clientOf } from '../testing/clients/people.ts'
import { readGauges, untilOpen } from '../testing/servers/gauges.ts'
import { openHome, type RunningServer, startServer } from '../testing/servers/server.ts'

interface IdleStreamsSize {
  streams: number
  /** Seconds in which nothing happens. */
  idle: number
}

/** Seconds within which an idle stream must have got a ping. */
const pingEvery = 15

/** What the server may grow by from its second minute of idleness to its last. */
const flat = 1.1

export const drill: Drill<IdleStreamsSize> = {
  title: 'Thousands of idle streams: memory flat, none dropped, all served',
  small: { streams: 200, idle: 3 },
  full: { streams: 5000, idle: 600 },
  run,
}

async function run({ streams: count, idle }: IdleStreamsSize): Promise<Finding[]> {
  await using home = openHome()
  const server = await startServer(home.path)
  const crowd = await aCrowd(server.database.db, count, 'Listener')
  using streams = manyStreams(server.port)
  await streams.open(crowd)
  await untilOpen(server, count)
  const memory = await watchMemory(server, idle)
  const standing = streams.standing()
  const { openStreams } = await readGauges(server)
  const pings = streams.fewestPings()
  const served = await writeToTheNext(crowd, streams, server)
  const faults = await findFaults(server.database.db)
  await server.end('SIGTERM')
  const tried = `${count} streams, idle for ${idle} s`
  return [
    memoryFinding(memory, tried),
    {
      claim: 'none is dropped',
      tried,
      found: `${standing} stand, the server knows ${openStreams}, each was pinged at least ${pings} times`,
      holds: standing === count && openStreams === count && pings >= Math.floor(idle / pingEvery) - 1,
    },
    {
      claim: 'everybody is served when a message comes',
      tried: `each of ${count} is written to by another`,
      found: `${served} got theirs, ${faults.length} faults in the books`,
      holds: served === count && faults.length === 0,
    },
  ]
}

/** Bytes of the server's process, once a second. */
async function watchMemory(server: RunningServer, seconds: number): Promise<number[]> {
  const seen: number[] = []
  for (let second = 0; second < seconds; second++) {
    seen.push((await readGauges(server)).memory)
    await Bun.sleep(1000)
  }
  return seen
}

/**
 * The peak of the last minute beside that of the second: the first is for what opening has left behind. Of a run that is
 * shorter than three minutes, the last fifth beside the second.
 */
function memoryFinding(memory: number[], tried: string): Finding {
  const span = Math.min(60, Math.ceil(memory.length / 5))
  const [early, late] = [Math.max(...memory.slice(span, 2 * span)), Math.max(...memory.slice(-span))]
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
  const found = `${megabytes(early)} at first, ${megabytes(late)} in the end`
  return { claim: 'memory is flat', tried, found, holds: late <= early * flat }
}

const lanes = 8

/** Each member writes to the next in the row. Returns how many got all their events. */
async function writeToTheNext(crowd: CrowdMember[], streams: ManyStreams, { url }: RunningServer): Promise<number> {
  const pairs = crowd.map((sender, i) => ({ sender, reader: crowd[(i + 1) % crowd.length] as CrowdMember }))
  const waiting = [...pairs]
  const write = async () => {
    for (let pair = waiting.pop(); pair; pair = waiting.pop()) {
      const client = clientOf(url, `${sessionCookieName}=${pair.sender.secret}`)
      await client.chat.send.mutate({ memberId: pair.reader.id, clientId: Bun.randomUUIDv7(), body: 'Hoi daar!' })
    }
  }
  await Promise.all(Array.from({ length: lanes }, write))
  // Each member gets three events: the message to them, their own, and its price.
  const all = Promise.all(pairs.map(({ reader }) => streams.reached(reader.id, 2)))
  await Promise.race([all.catch(() => {}), Bun.sleep(patience)])
  return pairs.filter(({ reader }) => streams.lastEventOf(reader.id) === 3).length
}

/** Milliseconds after which a missing event counts as lost. */
const patience = 30_000
