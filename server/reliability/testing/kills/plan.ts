import { between, randomFrom, shuffled } from '../../../../db/demo/random.ts'
import { killOneProcess, killPostmaster, killServer } from '../../../../db/embedded/testing/apps.ts'
import { postgresIn, type RunningServer } from '../servers/server.ts'

/** What is killed: our server, PostgreSQL in three ways, or all at once as by a power cut. */
export const victims = ['server', 'database', 'postmaster', 'one process of the database', 'both'] as const
export type Victim = (typeof victims)[number]

export interface Kill {
  victim: Victim
  /** How many sends have come to an end before it happens. */
  sends: number
  /** And how many milliseconds after that. */
  delay: number
}

/** So many kills of each kind, in an order and at moments that are random but for the seed, all while `sends` go on. */
export function planKills(counts: Record<Victim, number>, { sends, seed }: { sends: number; seed: number }): Kill[] {
  const random = randomFrom(seed)
  const order = shuffled(
    random,
    victims.flatMap((victim) => Array<Victim>(counts[victim]).fill(victim)),
  )
  // The last ones are left for what comes after the kills.
  const moments = order.map(() => between(random, 0, Math.floor(sends * 0.95))).toSorted((a, b) => a - b)
  return order.map((victim, i) => ({ victim, sends: moments[i] ?? 0, delay: between(random, 0, 50) }))
}

/** True when our server is among the dead. */
export function killNow(victim: Victim, dataDir: string, server: RunningServer): boolean {
  const postgres = postgresIn(dataDir)
  if (victim === 'both') server.process.kill('SIGKILL')
  if (victim === 'both' || victim === 'database') killServer(postgres)
  if (victim === 'postmaster') killPostmaster(postgres)
  if (victim === 'one process of the database') killOneProcess(postgres)
  return victim === 'server' || victim === 'both'
}
