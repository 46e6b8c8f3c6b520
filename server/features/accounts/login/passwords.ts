import { Refusal } from '../../../core/refusal.ts'
import { normalizePassword } from '../rules/password.ts'

/** Argon2id as OWASP's password storage advice has it: 19 MiB, two passes, one lane. */
const parameters = { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 } as const

/** Each takes a core for tens of milliseconds: more at once would starve everything else. */
const atOnce = 2
/** Who would have to wait behind so many is asked to come back instead. */
const longestQueue = 200

let running = 0
const waiting: (() => void)[] = []

export function hashPassword(normalized: string): Promise<string> {
  return inTurn(() => Bun.password.hash(normalized, parameters))
}

let nobodys: Promise<string> | undefined

/** Whether this is the password. Without a hash to compare with it works as hard and says no. */
export async function isPassword(typed: string, hash: string | null | undefined): Promise<boolean> {
  nobodys ??= hashPassword(crypto.randomUUID())
  const compared = hash ?? (await nobodys)
  const matches = await inTurn(() => Bun.password.verify(normalizePassword(typed), compared))
  return matches && compared === hash
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= longestQueue) throw new Refusal('try_again_later', { retryAfter: 5 })
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    // The turn goes straight to who waits longest, so that nobody slips in between.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
