import { readSessionState, type SessionState } from '../../../db/queries/session.ts'
import type { Context } from '../context.ts'
import { authenticationRequired } from '../refusals.ts'
import { readBody } from './body.ts'
import type { IncomingRequest } from './incoming-request.ts'

/** Milliseconds in which a body comes that nobody holds back. */
const atOnce = 1_000

type Asker = Pick<Context, 'me' | 'db'>

/**
 * The text of a body, for who asks: one that was slow to come asks for the session once more, as a right ends with what gave
 * it. Throws as `readBody` does, and `authentication_required`.
 */
export async function readBodyOf(asker: Asker, incoming: IncomingRequest): Promise<string> {
  const { text, session } = await readBodyAndSession(asker, incoming)
  if (session !== 'open') throw authenticationRequired({ session })
  return text
}

/** As `readBodyOf`, for what a visitor may ask as well: says how the session is, and a visitor's is `open`. Throws as `readBody` does. */
export async function readBodyAndSession(
  { me, db }: Asker,
  { request, bodyPatience }: IncomingRequest,
): Promise<{ text: string; session: SessionState }> {
  const begun = performance.now()
  const text = await readBody(request, bodyPatience)
  const wasSlow = performance.now() - begun > atOnce
  return { text, session: me && wasSlow ? await readSessionState(db, me.sessionId) : 'open' }
}
