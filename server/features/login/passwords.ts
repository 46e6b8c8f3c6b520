import { createSemaphore } from '../../core/concurrency/semaphore.ts'
import { createSemaphores } from '../../core/concurrency/semaphores.ts'
import { normalizePassword } from './rules/password.ts'

/** Argon2id as OWASP's password storage advice has it: 19 MiB, two passes, one lane. */
const parameters = { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 } as const

/** Each takes a core for tens of milliseconds: more than two at once would starve everything else. */
const inTurn = createSemaphore(2, 200)
const inOnesTurn = createSemaphores(1)

export function hashPassword(normalized: string): Promise<string> {
  return inTurn(() => Bun.password.hash(normalized, parameters))
}

let decoy: Promise<string> | undefined

/**
 * Whether this is the password. Without a hash to compare with it works as hard, the first time too, and says no. `whose` try it is, a
 * network's or a known browser's: of each of them one is in the line at a time, so that nobody's many keep others waiting.
 */
export async function isPassword(typed: string, hash: string | null | undefined, whose: string): Promise<boolean> {
  // Past the gate: a refusal there would stay, and be the answer at every address without an account.
  decoy ??= Bun.password.hash(crypto.randomUUID(), parameters)
  const nobodys = await decoy
  const compared = hash ?? nobodys
  const matches = await inOnesTurn(whose, () => inTurn(() => Bun.password.verify(normalizePassword(typed), compared)))
  return matches && compared === hash
}
