import fc from 'fast-check'
import { findFaults } from '../../../db/testing/faults.ts'
import { aSession } from '../../../db/testing/journeys.ts'
import { aCast, aScene, type Role, type Scene } from '../../contract/testing/access/scene.ts'
import { sessionCookieName } from '../../core/sessions.ts'
import { mailsTo } from '../../testing/mailbox.ts'
import { ungranted } from '../../testing/matrices.ts'
import type { Question } from '../../testing/php.ts'
import type { Drill, Finding } from '../drill.ts'
import { type Target, targetsIn, turns } from '../testing/fuzz/targets.ts'
import { type WeighSize, weigh } from '../testing/fuzz/weigh.ts'
import { type LocalApp, openApp } from '../testing/servers/local-app.ts'

interface FuzzSize {
  heavy: WeighSize
  /** Of each schema. */
  cases: number
  /** Undefined for another one each time. */
  seed?: number
}

export const drill: Drill<FuzzSize> = {
  title: 'Hostile inputs at every schema',
  small: { cases: 60, seed: 1, heavy: { lengths: [1_000], isSample: true, times: 1, isJudged: false } },
  full: { cases: 10_000, heavy: { lengths: [120, 5_000, 15_000], isSample: false, times: 2, isJudged: true } },
  async run({ cases, seed = Date.now() % 2 ** 31, heavy }) {
    await using app = await openApp()
    const scenes = await askersOf(app)
    const cookies = await Promise.all(scenes.map((scene) => cookieOf(app, scene)))
    const targets = targetsIn(scenes)
    // Some of what the scenes are given has no bookings: nobody is to be premium for it.
    const given = new Set((await findFaults(app.world.db)).map(words))
    const attempts: FuzzAttempt[] = []
    for (const turn of turns) {
      const waiting = targets.filter((target) => target.turn === turn)
      const work = async () => {
        for (let target = waiting.shift(); target; target = waiting.shift()) {
          attempts.push(await attack(app, target, { cookies, cases, seed }))
        }
      }
      await Promise.all(Array.from({ length: 8 }, work))
    }
    // The letters that were asked for are written as well: their words come out of the forms.
    await mailsTo(app.world, '').catch((error) => app.failures.push(`a letter: ${error}`))
    const tried = `${targets.length} schemas, ${cases} cases each (seed ${seed})`
    return [...(await judge(app, attempts, { tried, given })), ...(await weigh(heavy))]
  },
}

const roles: Role[] = [
  'visitor',
  'unconfirmed',
  'unconfirmed',
  'unconfirmed',
  'free',
  'premium',
  'blocked by Dirk',
  'invisible',
]

async function askersOf({ world: { db } }: LocalApp): Promise<Scene[]> {
  const others = await aCast(db)
  const scenes: Scene[] = []
  for (const role of roles) scenes.push(await aScene(db, role, others))
  return scenes
}

async function cookieOf({ world: { db } }: LocalApp, { me }: Scene): Promise<string> {
  return me ? `${sessionCookieName}=${await aSession(db, me.id)}` : ''
}

interface FuzzAttempt {
  name: string
  /** How many cases were answered with what they asked for: some must be, else nothing has been tried. */
  granted: number
  /** The smallest case that failed. */
  failure?: string
}

interface Plan {
  cookies: string[]
  cases: number
  seed: number
}

let networks = 0

async function attack({ ask }: LocalApp, target: Target, { cookies, cases, seed }: Plan): Promise<FuzzAttempt> {
  let granted = 0
  const isAnswered = fc.asyncProperty(target.questions, fc.constantFrom(...cookies), async (question, cookie) => {
    // Everybody comes from a network of their own, so that the limits of one do not protect the others' verbs.
    const address = `10.${(++networks >> 8) & 255}.${networks & 255}.1`
    const headers = { ...question.headers, 'x-forwarded-for': address, cookie: target.endsSession ? '' : cookie }
    const response = await ask({ ...question, headers })
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    const text = isStream ? 'null' : await response.text()
    if (isStream) await response.body?.cancel()
    if (response.status >= 500) throw new Error(`${response.status}: ${text.slice(0, 300)}`)
    if (text !== '') JSON.parse(text)
    if (response.ok) granted++
  })
  // First what is right, so that every schema has granted something however few cases there are.
  const examples = target.right.map(([question, n]): [Question, string] => [question, cookies[n] ?? ''])
  const { failed, counterexample, errorInstance } = await fc.check(isAnswered, { numRuns: cases, seed, examples })
  const said = JSON.stringify(counterexample?.[0])?.slice(0, 1000)
  return { name: target.name, granted, failure: failed ? `${target.name}: ${errorInstance} for ${said}` : undefined }
}

interface Tried {
  tried: string
  /** The faults that were there before. */
  given: ReadonlySet<string>
}

const words = ({ fault, id }: { fault: string; id: string }) => `${fault}: ${id}`

async function judge(
  { world, failures }: LocalApp,
  attempts: FuzzAttempt[],
  { tried, given }: Tried,
): Promise<Finding[]> {
  const broken = attempts.flatMap(({ failure }) => failure ?? [])
  const shy = attempts.filter(({ granted, name }) => granted === 0 && !(name in ungranted)).map(({ name }) => name)
  const faults = (await findFaults(world.db)).map(words).filter((fault) => !given.has(fault))
  const granted = attempts.reduce((sum, attempt) => sum + attempt.granted, 0)
  return [
    {
      claim: 'Every input gets an answer that is no failure',
      tried,
      found: broken.join('\n') || `${granted} of them granted, the others refused`,
      holds: broken.length === 0,
    },
    {
      claim: 'The inputs get past the first looks',
      tried,
      found: shy.length > 0 ? `never granted: ${shy.join(', ')}` : 'each schema was granted some',
      holds: shy.length === 0,
    },
    {
      claim: 'Nothing is logged as a failure, and no rejection goes unhandled',
      tried,
      found: `${failures.length} lines ${failures[0] ?? ''}`.trim(),
      holds: failures.length === 0,
    },
    {
      claim: 'The books and conversations are right afterwards',
      tried,
      found: faults.length === 0 ? 'no faults' : `${faults.length} faults, such as: ${faults[0]}`,
      holds: faults.length === 0,
    },
  ]
}
