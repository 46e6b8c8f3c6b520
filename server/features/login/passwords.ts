import { createFairQueue } from '../../core/concurrency/fair-queue.ts'
import { normalizePassword } from './rules/password.ts'

/** Argon2id as OWASP's password storage advice has it: 19 MiB, two passes, one lane. */
const parameters = { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 } as const

/** Each takes a core for tens of milliseconds: more than two at once would starve everything else. */
const queue = createFairQueue({ width: 2, maxWaiting: 200 })

/** `whose` it is, a network's or a known browser's: these take turns, so that nobody's many keep others waiting. */
export function hashPassword(normalized: string, whose: string): Promise<string> {
  return queue.run(turnOf(whose), () => Bun.password.hash(normalized, parameters))
}

let decoy: Promise<string> | undefined

/** Whether this is the password. Without a hash to compare with it works as hard, the first time too, and says no. `whose` as above. */
export async function isPassword(typed: string, hash: string | null | undefined, whose: string): Promise<boolean> {
  // Past the gate: a refusal there would stay, and be the answer at every address without an account.
  decoy ??= Bun.password.hash(crypto.randomUUID(), parameters)
  const nobodys = await decoy
  const compared = hash ?? nobodys
  const matches = await queue.run(turnOf(whose), () => Bun.password.verify(normalizePassword(typed), compared))
  return matches && compared === hash
}

const turnOf = (whose: string) => ({ shares: [{ key: whose }], maxWaitMs: 12_000 })
