import { startEmbedded } from '../../../db/embedded/index.ts'
import { placeOf } from '../../../db/embedded/place.ts'
import type { Drill } from '../drill.ts'
import { aPerson } from '../testing/clients/people.ts'
import { databaseLine } from '../testing/lines/database-line.ts'
import { askEverything, later, requests, served } from '../testing/outages/requests.ts'
import { rightBooks } from '../testing/servers/books.ts'
import { openHome, postgresIn, type RunningServer, startServer } from '../testing/servers/server.ts'
import { tallied } from '../testing/tally.ts'

interface SilentDatabaseSize {
  /** How often the open connections fall silent. */
  silences: number
  /** Requests of each kind at once, one round behind the other. */
  times: number
}

/** Seconds within which everything is served again. */
const maxSeconds = 15

export const drill: Drill<SilentDatabaseSize> = {
  title: 'Connections to the database that die silently: the packets of those that are open are dropped, new ones live',
  small: { silences: 1, times: 1 },
  full: { silences: 10, times: 5 },
  async run({ silences, times }) {
    await using home = openHome()
    const postgres = await startEmbedded(postgresIn(home.path))
    await using _stopping = { [Symbol.asyncDispose]: () => postgres.stop() }
    await using line = await databaseLine(placeOf(postgresIn(home.path)).socket)
    const server = await startServer(home.path, { settings: { DATABASE_URL: line.url }, isWide: true })
    const people = { ada: await aPerson(server, { credits: 10_000 }), ben: await aPerson(server) }
    const ask = () => askEverything(server, people, times)
    await ask()

    const during: string[] = []
    let slowest = 0
    for (let silence = 0; silence < silences; silence++) {
      line.freeze()
      const begun = performance.now()
      const seconds = () => (performance.now() - begun) / 1_000
      // All rounds that were begun before one is served as a whole.
      for (let isServed = false; !isServed && seconds() < 120; ) {
        const asked = seconds()
        const outcomes = await ask()
        isServed = asked > 0.5 && outcomes.every((one) => one === served)
        if (isServed) slowest = Math.max(slowest, asked)
        else during.push(...outcomes)
        await Bun.sleep(500)
      }
    }
    const lines = server.said().split('\n')
    const said = (words: string) => lines.filter((one) => one.includes(words)).length
    const absences = [said('the database is away'), said('the database is back')]
    const books = await rightBooks(server)

    line.freeze()
    void ask()
    await Bun.sleep(1_000)
    const stop = await timeToStop(server)
    return [
      {
        claim: `Everything is served again within ${maxSeconds} s, by itself`,
        tried: `${silences} × all connections silent, ${times} × ${Object.keys(requests).join(', ')} at a time`,
        found: `after ${slowest.toFixed(1)} s at worst; until then ${tallied(during)}`,
        holds: slowest < maxSeconds && during.every((one) => one === later || one === served),
      },
      {
        claim: 'The log says once that the database is away and once that it is back',
        tried: `${silences} silences`,
        found: `${absences[0]} × away, ${absences[1]} × back, ${said('did not answer are replaced')} × connections replaced`,
        holds: absences.every((count) => count === silences),
      },
      books,
      {
        claim: 'A server whose connections are silent ends within 10 s when it is told to',
        tried: 'SIGTERM one second into a silence, with all these requests under way',
        found: `after ${stop.toFixed(1)} s`,
        holds: stop < 10,
      },
    ]
  },
}

/** In seconds. */
async function timeToStop(server: RunningServer): Promise<number> {
  const begun = performance.now()
  await server.end('SIGTERM')
  return (performance.now() - begun) / 1_000
}
