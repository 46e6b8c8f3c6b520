import {
  type AnyTRPCRouter,
  callTRPCProcedure,
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
  TRPCError,
} from '@trpc/server'
import type { Context } from '../context.ts'
import { parseJson } from '../http/body.ts'
import type { IncomingRequest } from '../http/incoming-request.ts'
import { streamRules } from '../procedures.ts'
import { eventStream, type StreamSource } from './event-stream.ts'
import { readInput } from './read-input.ts'

export interface Subscription {
  router: AnyTRPCRouter
  path: string
  ctx: Context
}

const headers = {
  'content-type': 'text/event-stream',
  // Proxies neither hold events back nor compress them into one another.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

export function isSubscription(router: AnyTRPCRouter, method: string, path: string): boolean {
  return method === 'GET' && router._def.procedures[path]?._def.type === 'subscription'
}

/** Follows a subscription until its reader leaves. Whatever is refused is told in the stream. */
export function subscriptionResponse(incoming: IncomingRequest, { router, path, ctx }: Subscription): Response {
  const call = { router, path, ctx, type: 'subscription', batchIndex: 0 } as const
  const getRawInput = async () => inputIn(incoming)
  const source: StreamSource = {
    open: (signal) => callTRPCProcedure({ ...call, signal, getRawInput }) as Promise<AsyncIterable<unknown>>,
    errorShape: (thrown) => {
      const error = getTRPCErrorFromUnknown(thrown)
      return getTRPCErrorShape({ ...call, config: router._def._config, error, input: undefined })
    },
  }
  return new Response(eventStream(source, streamRules, incoming.request.signal), { headers })
}

/** What stands in the address, with the number of the last event that a browser has when it comes again. */
function inputIn({ url, request }: IncomingRequest): unknown {
  try {
    const input = readInput(parseJson(url.searchParams.get('input') ?? '{}'))
    const lastEventId = request.headers.get('last-event-id')
    return lastEventId ? { ...(input as object), lastEventId } : input
  } catch (cause) {
    throw new TRPCError({ code: 'BAD_REQUEST', cause })
  }
}
