import { openDatabase } from '../../../../db/client.ts'
import { migrateDatabase } from '../../../../db/migrate.ts'
import { aSession } from '../../../../db/testing/journeys.ts'
import { aCast, aScene, type Scene } from '../../../contract/testing/access/scene.ts'
import { sessionCookieName } from '../../../core/sessions.ts'
import type { Finding } from '../../drill.ts'
import { openHome } from '../servers/server.ts'
import { startWatched } from '../servers/watch.ts'
import { figure } from '../tally.ts'
import { type Asking, askTimes, bytesOf } from './asking.ts'
import { type Heavy, heavyShapesEverywhere, heavyTextsAt } from './heavy.ts'

export interface WeighSize {
  /** Code units of each text. */
  lengths: number[]
  /** One of each text and shape by each way that inputs come in; else at every place. */
  isSample: boolean
  /** How often each question is asked. */
  times: number
  /** Whether the times can fail the drill; otherwise they are only reported. */
  isJudged: boolean
}

/** Milliseconds; times as much work for a byte; times as much memory. */
const allowed = { pause: 50, work: 5, memory: 1.1 }

interface Weight {
  name: string
  /** Milliseconds of the longest pause. */
  pause: number
  /** Work for a byte, as a multiple of what an ordinary question takes. */
  work: number
}

/** Asks a server of its own what is heavy, and beside it what is ordinary. */
export async function weigh({ lengths, isSample, times, isJudged }: WeighSize): Promise<Finding[]> {
  await using home = openHome()
  const { scene, cookie } = await aPopulation(home.path)
  const server = await startWatched(home.path)
  const asking: Asking = { server, cookie, times, failures: [] }
  const weighed = isJudged ? lighterOfTwo : weightOf
  const all = [...heavyShapesEverywhere(), ...heavyTextsAt(scene, lengths)]
  const heavy = isSample ? [...new Map(all.map((pair) => [`${pair.way} ${pair.kind}`, pair])).values()] : all

  for (const { ordinary } of heavy) await askTimes(asking, ordinary, 1)
  const weights: Weight[] = []
  for (const pair of heavy) weights.push(await weighed(asking, pair))
  // Memory that the process keeps after a first run (compiled code, the shape of its heap) is no leak of an input.
  const before = (await server.tidied()).memory
  for (const { hostile } of heavy) await askTimes(asking, hostile, times)
  const after = (await server.tidied()).memory
  await server.end('SIGTERM')

  const tried = `${figure(heavy.length)} heavy inputs, ${figure(heavy.length * times)} questions`
  const [slowest, costliest] = [heaviest(weights, 'pause'), heaviest(weights, 'work')]
  const holds = (isWithin: boolean) => isWithin || !isJudged
  return [
    {
      claim: 'Every heavy input gets an answer that is no failure',
      tried,
      found: asking.failures[0] ?? 'all',
      holds: asking.failures.length === 0,
    },
    {
      claim: `No input holds the process up for more than ${allowed.pause} ms`,
      tried,
      found: slowest.map(({ name, pause }) => `${pause.toFixed(1)} ms (${name})`).join(', '),
      holds: holds(slowest.every(({ pause }) => pause <= allowed.pause)),
    },
    {
      claim: `A byte of a heavy input takes at most ${allowed.work} times the processor of an ordinary one`,
      tried,
      found: costliest.map(({ name, work }) => `${work.toFixed(1)} times (${name})`).join(', '),
      holds: holds(costliest.every(({ work }) => work <= allowed.work)),
    },
    {
      claim: 'Memory is back afterwards, within a tenth',
      tried,
      found: `${Math.round(before / 1e6)} MB before, ${Math.round(after / 1e6)} MB after`,
      holds: holds(after <= before * allowed.memory),
    },
  ]
}

/** Creates the members that the heavy inputs refer to, and the session of the one who sends them. */
async function aPopulation(dataDir: string): Promise<{ scene: Scene; cookie: string }> {
  const database = await openDatabase({ dataDir, maxConnections: 2 })
  await migrateDatabase(database)
  const { db } = database
  const scene = await aScene(db, 'premium', await aCast(db))
  const cookie = scene.me ? `${sessionCookieName}=${await aSession(db, scene.me.id)}` : ''
  await database.close()
  return { scene, cookie }
}

/** The three highest. */
const heaviest = (weights: Weight[], by: 'pause' | 'work') => weights.toSorted((a, b) => b[by] - a[by]).slice(0, 3)

/** A pause that stays when it is asked ten times as often is caused by the input; else something else was running. */
async function lighterOfTwo(asking: Asking, pair: Heavy): Promise<Weight> {
  const first = await weightOf(asking, pair)
  if (first.pause <= allowed.pause / 2 && first.work <= allowed.work / 2) return first
  const second = await weightOf({ ...asking, times: asking.times * 10 }, pair)
  return { ...first, pause: Math.min(first.pause, second.pause), work: Math.min(first.work, second.work) }
}

/**
 * What is granted may also take what people's own question there does: a password is hashed for a short form and a long
 * one. What is refused is held against ordinary text of its size alone.
 */
async function weightOf(asking: Asking, { name, hostile, ordinary, right }: Heavy): Promise<Weight> {
  const { times } = asking
  const usual = await askTimes(asking, ordinary, times)
  const heavy = await askTimes(asking, hostile, times)
  const fair = (usual.processor / bytesOf(ordinary)) * bytesOf(hostile)
  const done = right && heavy.isGranted ? (await askTimes(asking, right, times)).processor : 0
  const work = heavy.processor / Math.max(fair, done)
  return { name, pause: heavy.longestPause, work }
}
