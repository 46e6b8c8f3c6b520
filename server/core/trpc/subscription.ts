import { callTRPCProcedure, getTRPCErrorFromUnknown, TRPCError } from '@trpc/server'
import { parseJson } from '../http/body.ts'
import type { IncomingRequest } from '../http/incoming-request.ts'
import { errorShape } from './errors.ts'
import { eventStream, type StreamSource, streamRules } from './event-stream.ts'
import { typeOf } from './procedure-types.ts'
import { readInput } from './read-input.ts'
import type { Call } from './transport.ts'

const headers = {
  'content-type': 'text/event-stream',
  // Proxies neither hold events back nor compress them into one another.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

export const isSubscription = ({ router, incoming, names }: Call): boolean =>
  incoming.request.method === 'GET' && typeOf(router, names) === 'subscription'

/** Streams a subscription until its reader disconnects. Refusals are sent in the stream. */
export async function subscriptionResponse({ incoming, router, names: path, openContext }: Call): Promise<Response> {
  const ctx = await openContext()
  const call = { router, path, ctx, type: 'subscription', batchIndex: 0 } as const
  const getRawInput = async () => inputIn(incoming)
  const source: StreamSource = {
    open: (signal) => callTRPCProcedure({ ...call, signal, getRawInput }) as Promise<AsyncIterable<unknown>>,
    errorShape: (thrown) => errorShape(getTRPCErrorFromUnknown(thrown), ctx.locale, path),
  }
  return new Response(eventStream(source, streamRules, incoming.request.signal), { headers })
}

/** The input of the URL, with the number of the last event that a reconnecting browser has. */
function inputIn({ url, request }: IncomingRequest): unknown {
  try {
    const input = readInput(parseJson(url.searchParams.get('input') ?? '{}'))
    const lastEventId = request.headers.get('last-event-id')
    return lastEventId ? { ...(input as object), lastEventId } : input
  } catch (cause) {
    throw new TRPCError({ code: 'BAD_REQUEST', cause })
  }
}
