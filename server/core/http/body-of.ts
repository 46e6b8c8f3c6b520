import type { Context } from '../context.ts'
import { requireOpenSession } from '../sessions.ts'
import { readBody } from './body.ts'
import type { IncomingRequest } from './incoming-request.ts'

/** Milliseconds in which a body comes that nobody holds back. */
const atOnce = 1_000

/**
 * The text of a body, for who asks: one that was slow to come asks for the session once more, as a right ends with what gave
 * it. Throws as `readBody` does, and `authentication_required`.
 */
export async function readBodyOf(
  { me, db }: Pick<Context, 'me' | 'db'>,
  { request, bodyPatience }: IncomingRequest,
): Promise<string> {
  const begun = performance.now()
  const text = await readBody(request, bodyPatience)
  if (me && performance.now() - begun > atOnce) await requireOpenSession(db, me)
  return text
}
