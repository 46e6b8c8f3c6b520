import { type Db, openDatabase } from '../../../db/client.ts'
import { migrateDatabase } from '../../../db/migrate.ts'
import { aDeletion, aMember, aSite } from '../../../db/testing/factories.ts'
import { hashPassword } from '../../features/login/passwords.ts'
import { aSignup } from '../../features/signup/testing/forms.ts'
import type { Drill, Finding } from '../drill.ts'
import { dice } from '../testing/dice.ts'
import { chanceOfLonger, middle, shuffled } from '../testing/ranks.ts'
import { openHome, type RunningServer, startServer } from '../testing/servers/server.ts'

interface TimingSize {
  /** Of known and of unknown addresses each. */
  samples: number
  /** Whether the time counts too: with few samples, or beside other work, it says nothing. */
  isTimed: boolean
}

/** What a visitor can ask with an address. */
interface Ask {
  claim: string
  procedure: string
  input(email: string): object
  /** What every answer must say. */
  answer: string
  /** Creates an account of the kind that takes the most work. */
  known(db: Db, traits: { email: string; passwordHash: string }): Promise<unknown>
}

interface Sample {
  email: string
  isKnown: boolean
}

interface TimedResponse extends Sample {
  said: string
  /** In milliseconds. */
  took: number
}

const DAY = 24 * 60 * 60_000
/** How far from one half the chance may lie: about four times what it strays by accident with 300 samples of each. */
const LEEWAY = 0.1
/** So many of each are not counted: the first answers after a start take longer than all others. */
const WARMING = 5

const asks: Ask[] = [
  {
    claim: 'a log-in that fails',
    procedure: 'login.logIn',
    input: (email) => ({ email, password: 'niet het goede' }),
    answer: '"code":"login_failed"',
    known: (db, traits) => aMember(db, traits),
  },
  {
    claim: 'asking for the way back to a deleted account',
    procedure: 'login.requestReactivation',
    input: (email) => ({ email }),
    answer: '200 ',
    known: async (db, traits) => aDeletion(db, (await aMember(db, traits)).id, new Date(Date.now() + DAY)),
  },
  {
    claim: 'a sign-up',
    procedure: 'signup.signUp',
    input: (email) => aSignup({ email }),
    answer: '"loggedIn":false',
    known: (db, traits) => aMember(db, traits),
  },
]

export const drill: Drill<TimingSize> = {
  title: 'Guessing by the time of an answer whether an address is known, where accounts are hidden',
  small: { samples: 10, isTimed: false },
  full: { samples: 300, isTimed: true },
  async run(size) {
    await using home = openHome()
    const server = await startDiscreetly(home.path)
    const passwordHash = await hashPassword('een lange zin om in te loggen', 'here')
    const findings: Finding[] = []
    for (const ask of asks) {
      if (size.isTimed) await answersTo(server, ask, await samplesFor(server, ask, WARMING, passwordHash))
      const answers = await answersTo(server, ask, await samplesFor(server, ask, size.samples, passwordHash))
      findings.push(findingOf(ask, answers, size))
    }
    await server.end('SIGTERM')
    return findings
  },
}

/** With a site that hides which accounts exist, there before the server looks. */
async function startDiscreetly(dataDir: string): Promise<RunningServer> {
  const database = await openDatabase({ dataDir })
  await migrateDatabase(database)
  await aSite(database.db, { settings: { hideAccountExistence: true } })
  await database.close()
  return startServer(dataDir, { isWide: true })
}

/** As many known as unknown addresses, no two alike, in random order. */
async function samplesFor({ database }: RunningServer, ask: Ask, count: number, passwordHash: string) {
  const samples: Sample[] = []
  for (let n = 0; n < count; n++) {
    const [known, unknown] = [newAddress(), newAddress()]
    await ask.known(database.db, { email: known, passwordHash })
    samples.push({ email: known, isKnown: true }, { email: unknown, isKnown: false })
  }
  return shuffled(samples, dice(count))
}

const newAddress = () => `${crypto.randomUUID()}@example.org`

/** One after another, as somebody would who listens closely. */
async function answersTo(
  { url }: RunningServer,
  { procedure, input }: Ask,
  samples: Sample[],
): Promise<TimedResponse[]> {
  const answers: TimedResponse[] = []
  for (const sample of samples) {
    const body = JSON.stringify({ json: input(sample.email) })
    const headers = { 'content-type': 'application/json' }
    const asked = performance.now()
    const response = await fetch(`${url}/trpc/${procedure}`, { method: 'POST', headers, body })
    const said = `${response.status} ${await response.text()}`
    answers.push({ ...sample, said, took: performance.now() - asked })
  }
  return answers
}

function findingOf({ claim, answer }: Ask, answers: TimedResponse[], { samples, isTimed }: TimingSize): Finding {
  const different = new Set(answers.map(({ said }) => said)).size
  const isRight = answers.every(({ said }) => said.includes(answer))
  const timed = isTimed ? timeOf(answers) : { found: '', holds: true }
  return {
    claim: `Known and unknown addresses get the same answer${isTimed ? ' in the same time' : ''}: ${claim}`,
    tried: `${samples} of each in random order`,
    found: `${different} different ${different === 1 ? 'answer' : 'answers'}${timed.found}`,
    holds: different === 1 && isRight && timed.holds,
  }
}

function timeOf(answers: TimedResponse[]): Pick<Finding, 'found' | 'holds'> {
  const timesOf = (known: boolean) => answers.filter(({ isKnown }) => isKnown === known).map(({ took }) => took)
  const [known, unknown] = [timesOf(true), timesOf(false)]
  const chance = chanceOfLonger(known, unknown)
  const medians = [known, unknown].map((times) => middle(times).toFixed(2))
  return {
    found: `; medians ${medians.join(' and ')} ms; a known one takes longer in ${(chance * 100).toFixed(1)} % of all pairs`,
    holds: Math.abs(chance - 0.5) <= LEEWAY,
  }
}
