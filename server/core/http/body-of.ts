import { readSessionState, type SessionState } from '../../../db/queries/session.ts'
import type { Context } from '../context.ts'
import { authenticationRequired } from '../refusals.ts'
import { readBytes, textOf } from './body.ts'
import type { IncomingRequest } from './incoming-request.ts'

/** Milliseconds in which a body comes that nobody holds back. */
const atOnce = 1_000

type BodySender = Pick<Context, 'me' | 'db'>

/**
 * The text of a body, for who asks: one that was slow to come asks for the session once more, as a right ends with what gave
 * it. Throws as `readBody` does, and `authentication_required`.
 */
export async function readBodyOf(asker: BodySender, incoming: IncomingRequest): Promise<string> {
  const { bytes, session } = await readBytesAndSession(asker, incoming)
  if (session !== 'open') throw authenticationRequired({ session })
  return textOf(bytes)
}

/** For what a visitor may ask as well: says how the session is, and a visitor's is `open`. Throws as `readBytes` does. */
export async function readBytesAndSession(
  { me, db }: BodySender,
  { request, bodyPatience }: IncomingRequest,
): Promise<{ bytes: Uint8Array; session: SessionState }> {
  const begun = performance.now()
  const bytes = await readBytes(request, bodyPatience)
  const wasSlow = performance.now() - begun > atOnce
  return { bytes, session: me && wasSlow ? await readSessionState(db, me.sessionId) : 'open' }
}
