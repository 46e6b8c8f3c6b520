import { z } from 'zod'
import type { Context, MemberContext } from '../../core/context.ts'
import { keyedHash } from '../../core/crypto/keyed-hash.ts'

/** Product §4.4. */
export const unsentDays = 7
const dayLength = 24 * 60 * 60_000

/**
 * The key by which a browser encrypts unsent texts at the log-out, and then deletes. It asks for the key again by `day`
 * (UTC, YYYY-MM-DD).
 */
export const sealingKey = z.object({ day: z.string(), key: z.string() })
export type UnsentKey = z.infer<typeof sealingKey>

export function newUnsentKey({ secret, now }: Pick<Context, 'secret' | 'now'>, memberId: string): UnsentKey {
  const day = now().toISOString().slice(0, 10)
  return { day, key: keyOf(secret, memberId, day) }
}

/** Null once the texts have been left for too long. */
export function unsentKey({ secret, now, me }: MemberContext, day: string): string | null {
  const age = now().getTime() - Date.parse(day)
  return age >= 0 && age < (unsentDays + 1) * dayLength ? keyOf(secret, me.id, day) : null
}

const keyOf = (secret: string, memberId: string, day: string) => keyedHash(secret, 'unsent texts', memberId, day)
