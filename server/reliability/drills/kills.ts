import type { Drill, Finding } from '../drill.ts'
import { aPerson } from '../testing/clients/people.ts'
import { follow } from '../testing/clients/stream.ts'
import { absence, type Moment } from '../testing/kills/absence.ts'
import { type Kill, killNow, planKills, type Victim } from '../testing/kills/plan.ts'
import { draftsFor, type Sender, type Sending, sendAll } from '../testing/kills/senders.ts'
import { followedInOrder, paidOnceAndStillIn, sentOnce } from '../testing/kills/verdict.ts'
import { rightBooks } from '../testing/servers/books.ts'
import { openHome, type RunningServer, startServer } from '../testing/servers/server.ts'

interface KillsSize {
  senders: number
  messagesOfEach: number
  recipients: number
  screens: number
  kills: Record<Victim, number>
  /** Seconds until members are served again; none where a busy machine tests. */
  backWithin?: number
  seed: number
}

const FREE_MESSAGES = 3

export const drill: Drill<KillsSize> = {
  title: 'Killed without warning, again and again, while members write',
  small: {
    ...{ senders: 12, messagesOfEach: 40, recipients: 4, screens: 2, seed: 4 },
    kills: { server: 1, database: 1, postmaster: 0, 'one process of the database': 1, both: 1 },
  },
  // Of our server 100 in all, of PostgreSQL 20.
  full: {
    ...{ senders: 100, messagesOfEach: 500, recipients: 50, screens: 10, seed: 4, backWithin: 5 },
    kills: { server: 94, database: 8, postmaster: 3, 'one process of the database': 3, both: 6 },
  },
  run,
}

async function run(size: KillsSize): Promise<Finding[]> {
  await using home = openHome()
  const first = await startServer(home.path)
  const { url } = first
  const recipients = await Promise.all(Array.from({ length: size.recipients }, () => aPerson(first)))
  const purse = { credits: size.messagesOfEach, freeMessages: FREE_MESSAGES }
  const senders = await Promise.all(
    Array.from({ length: size.senders }, async (_, n): Promise<Sender> => {
      const person = await aPerson(first, { ...purse, premiumSince: new Date() })
      const to = Array.from(
        { length: size.messagesOfEach },
        (_, i) => recipients[(n + i) % recipients.length]?.id ?? '',
      )
      return { ...person, drafts: draftsFor(to), answered: new Map() }
    }),
  )
  const drafts = senders.flatMap((sender) => sender.drafts)
  const screens = recipients.slice(0, size.screens).map(({ id, cookie }) => ({
    follower: follow(url, cookie),
    expected: drafts.filter(({ memberId }) => memberId === id).map(({ clientId }) => clientId),
  }))

  const sending: Sending = { answers: [], setbacks: 0, refusals: [] }
  const sent = sendAll(url, senders, sending)
  const plan = planKills(size.kills, { sends: drafts.length, seed: size.seed })
  const { server, said, moments, starts } = await killByPlan(first, { dataDir: home.path, plan, sending })
  await sent
  const findings = [
    await sentOnce(server, senders, sending),
    ...(await paidOnceAndStillIn(url, senders, purse)),
    await followedInOrder(screens),
    absence({ moments, starts, answers: sending.answers }, size.backWithin),
    await rightBooks({ ...server, said }),
  ]
  await server.end('SIGTERM')
  return findings
}

interface Attack {
  dataDir: string
  plan: Kill[]
  sending: Sending
}

/** Starts our server again at once where it died; PostgreSQL is the product's own to bring back. */
async function killByPlan(first: RunningServer, { dataDir, plan, sending }: Attack) {
  const servers = [first]
  const moments: Moment[] = []
  const starts: number[] = []
  let server = first
  const ended = () => sending.answers.length + sending.refusals.length
  for (const { victim, sends, delay } of plan) {
    while (ended() < sends) await Bun.sleep(1)
    await Bun.sleep(delay)
    moments.push({ victim, at: performance.now() })
    if (!killNow(victim, dataDir, server)) continue
    await server.end('SIGKILL')
    const begun = performance.now()
    server = await startServer(dataDir, { port: server.port })
    starts.push(performance.now() - begun)
    servers.push(server)
  }
  return { server, moments, starts, said: () => servers.map(({ said }) => said()).join('') }
}
