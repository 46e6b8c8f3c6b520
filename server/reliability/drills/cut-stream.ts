import { clientIdsOf } from '../../../db/testing/from-outside.ts'
import type { Drill, Finding } from '../drill.ts'
import { aPerson, clientOf, insist, type Person } from '../testing/clients/people.ts'
import { type Follower, follow } from '../testing/clients/stream.ts'
import { dice } from '../testing/dice.ts'
import { type BreakableLine, breakableLine } from '../testing/lines/line.ts'
import { rightBooks } from '../testing/servers/books.ts'
import { openHome, type RunningServer, startServer } from '../testing/servers/server.ts'
import { figure } from '../testing/tally.ts'

interface CutStreamSize {
  /** An even number: the two take turns in writing. */
  messages: number
  cuts: number
  seed: number
}

/** What the server says at least of one message to those who follow and to who sends it, in bytes. */
const saidOfOne = 1_800

export const drill: Drill<CutStreamSize> = {
  title: 'The line breaks again and again in the middle of a conversation',
  small: { messages: 80, cuts: 8, seed: 7 },
  full: { messages: 2_000, cuts: 200, seed: 7 },
  run,
}

async function run({ messages, cuts, seed }: CutStreamSize): Promise<Finding[]> {
  await using home = openHome()
  let server = await startServer(home.path, { isWide: true })
  const purse = { credits: messages, premiumSince: new Date() }
  const [ada, ben] = [await aPerson(server, purse), await aPerson(server, purse)]

  const roll = dice(seed)
  // Short enough that the last cut comes before the last message.
  const longest = Math.floor((messages * saidOfOne) / cuts)
  const line: BreakableLine = breakableLine(server.port, () =>
    line.cuts() < cuts ? 1 + roll(longest) : Number.POSITIVE_INFINITY,
  )
  const sleeping = breakableLine(server.port)
  const screens = { ada: follow(line.url, ada.cookie), ben: follow(line.url, ben.cookie) }
  const sleeper = follow(sleeping.url, ben.cookie)

  const talk = aTalk(line, ada, ben, messages)
  await talk.until(messages / 4)
  sleeping.freeze()
  await talk.until(messages / 3)
  server = await restarted(server, home.path, 'SIGKILL')
  await talk.until((messages * 2) / 3)
  server = await restarted(server, home.path, 'SIGTERM')
  await talk.until((messages * 3) / 4)
  sleeping.thaw()
  sleeper.cut()
  await talk.done

  const followers = { 'Ada’s screen': screens.ada, 'Ben’s screen': screens.ben, 'Ben’s sleeping phone': sleeper }
  const findings = await Promise.all(
    Object.entries(followers).map(([whose, follower]) => completeAndInOrder(whose, follower, messages)),
  )
  const { db } = server.database
  const sent = [...(await clientIdsOf(db, ada.id)), ...(await clientIdsOf(db, ben.id))]
  findings.push(
    {
      claim: 'Each message is sent once, though its answer may be lost',
      tried: `${figure(messages)} messages by the same line`,
      found: `${figure(new Set(sent).size)} messages, of ${figure(talk.written.size)} written`,
      holds: sent.length === messages && talk.written.symmetricDifference(new Set(sent)).size === 0,
    },
    {
      claim: 'The line was bad indeed',
      tried: `${figure(cuts)} cuts after a random number of bytes, one restart by SIGKILL and one by SIGTERM`,
      found: `${figure(line.cuts())} cuts, ${figure(screens.ada.connections() + screens.ben.connections())} streams opened`,
      holds: line.cuts() >= cuts,
    },
    await rightBooks(server),
  )
  for (const each of [line, sleeping]) each.close()
  await server.end('SIGTERM')
  return findings
}

/** The two write as fast as they are answered. */
function aTalk({ url }: BreakableLine, ada: Person, ben: Person, messages: number) {
  const written = new Set<string>()
  let answered = 0
  const write = async (from: Person, to: Person) => {
    const { chat } = clientOf(url, from.cookie)
    for (let n = 1; n <= messages / 2; n++) {
      const draft = { memberId: to.id, clientId: Bun.randomUUIDv7(), body: `Bericht ${n}` }
      written.add(draft.clientId)
      await insist(() => chat.send.mutate(draft))
      answered++
    }
  }
  const done = Promise.all([write(ada, ben), write(ben, ada)])
  const reached = async (count: number) => {
    while (answered < count) await Bun.sleep(2)
  }
  return { written, done, until: (count: number) => Promise.race([reached(count), done]) }
}

async function restarted(server: RunningServer, home: string, signal: NodeJS.Signals): Promise<RunningServer> {
  await server.end(signal)
  return startServer(home, { isWide: true, port: server.port })
}

/** Both members get an event for each message; its sender also gets one for the wallet. */
async function completeAndInOrder(whose: string, { arrivals, stop }: Follower, messages: number): Promise<Finding> {
  const total = messages * 1.5
  while (arrivals.length < total) await Bun.sleep(10)
  await stop()
  const events = arrivals.map(({ seq }) => seq)
  const said = arrivals.flatMap(({ event }) => (event.type === 'message' ? [event.message.seq] : []))
  const missing = total - new Set(events).size
  return {
    claim: `${whose} has everything once and in order`,
    tried: `${figure(total)} events, ${figure(messages)} of them messages`,
    found: `${figure(arrivals.length)} events, ${figure(said.length)} messages, ${missing} missing, ${events.length - new Set(events).size} double`,
    holds: isCounting(events, total) && isCounting(said, messages),
  }
}

/** 1, 2, 3 … `last` */
const isCounting = (numbers: number[], last: number) =>
  numbers.length === last && numbers.every((number, i) => number === i + 1)
