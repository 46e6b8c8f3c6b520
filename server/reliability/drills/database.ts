import { startEmbedded } from '../../../db/embedded/index.ts'
import { placeOf } from '../../../db/embedded/place.ts'
import type { Drill, Finding } from '../drill.ts'
import { aPerson, clientOf, type Person } from '../testing/clients/people.ts'
import { type DatabaseLine, databaseLine } from '../testing/lines/database-line.ts'
import { askEverything, later, requests, served } from '../testing/outages/requests.ts'
import { DELAY_MS, slowDatabase } from '../testing/outages/slow.ts'
import { killed, refusing, silent, stopped, tooManyClients, type Way } from '../testing/outages/ways.ts'
import { rightBooks } from '../testing/servers/books.ts'
import { openHome, postgresIn, type RunningServer, startServer } from '../testing/servers/server.ts'
import { tallied } from '../testing/tally.ts'

interface DatabaseSize {
  /** Requests of each kind at once. */
  times: number
  ways: Record<string, Way>
  senders: number
  messagesOfEach: number
}

const ways = { killed, stopped, 'refusing connections': refusing, 'out of connections': tooManyClients }

export const drill: Drill<DatabaseSize> = {
  title: 'A database that is away, full, silent or slow',
  small: {
    times: 2,
    ways: { 'refusing connections': refusing, 'out of connections': tooManyClients },
    senders: 3,
    messagesOfEach: 1,
  },
  full: { times: 10, ways: { ...ways, 'not answering': silent }, senders: 20, messagesOfEach: 5 },
  async run({ times, ways, ...slow }) {
    await using home = openHome()
    await using postgres = await operatorsDatabase(home.path)
    await using line = await databaseLine(placeOf(postgresIn(home.path)).socket)
    const server = await startServer(home.path, { settings: { DATABASE_URL: line.url }, isWide: true })
    const [ada, ben] = [await aPerson(server, { credits: 10_000 }), await aPerson(server)]
    const draft = { memberId: ben.id, clientId: Bun.randomUUIDv7(), body: 'Hoi' }
    await clientOf(server.url, ada.cookie).chat.send.mutate(draft)
    const site = { server, people: { ada, ben }, line, dataDir: home.path, socketDir: postgres.socketDir }

    const findings: Finding[] = []
    for (const [name, way] of Object.entries(ways)) findings.push(await without(site, { name, way, times }))
    line.slow(DELAY_MS)
    findings.push(await withSlow(site, times), await slowDatabase(server, slow))
    line.slow(0)
    findings.push(await rightBooks(server))
    await server.end('SIGTERM')
    return findings
  },
}

/** A PostgreSQL that its operator runs: the server under test must not restart it. */
async function operatorsDatabase(dataDir: string) {
  const server = await startEmbedded(postgresIn(dataDir), { max_connections: '40' })
  return { socketDir: server.socketDir, [Symbol.asyncDispose]: () => server.stop() }
}

interface DrillSite {
  server: RunningServer
  people: { ada: Person; ben: Person }
  line: DatabaseLine
  dataDir: string
  socketDir: string
}

async function without(
  site: DrillSite,
  { name, way, times }: { name: string; way: Way; times: number },
): Promise<Finding> {
  const { server, people } = site
  const outage = await way(site)
  while (await isReady(server)) await Bun.sleep(5)
  const during = await askEverything(server, people, times)
  const isAlive = server.process.exitCode === null && (await fetch(`${server.url}/healthz`)).status === 200
  const terms = await fetch(`${server.url}/pages/terms`)
  await outage[Symbol.asyncDispose]()
  while (!(await isReady(server))) await Bun.sleep(5)
  const after = await askEverything(server, people, times)
  return {
    claim: `Database ${name}: whoever needs it is told to try again later, and then all goes on by itself`,
    tried: `${times} × ${Object.keys(requests).join(', ')}`,
    found: `${tallied(during)}, information pages ${terms.status}; afterwards ${tallied(after)}`,
    holds:
      isAlive && terms.status === 200 && during.every((one) => one === later) && after.every((one) => one === served),
  }
}

async function withSlow({ server, people }: DrillSite, times: number): Promise<Finding> {
  const outcomes = await askEverything(server, people, times)
  return {
    claim: `Database slow, ${DELAY_MS} ms on every round trip: everything is served, only later`,
    tried: `${times} × ${Object.keys(requests).join(', ')}`,
    found: tallied(outcomes),
    holds: outcomes.every((one) => one === served),
  }
}

const isReady = async ({ url }: RunningServer) => (await fetch(`${url}/readyz`)).status === 200
