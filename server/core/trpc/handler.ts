import { type AnyTRPCRouter, TRPCError } from '@trpc/server'
import type { World } from '../context.ts'
import { refuseLarge } from '../http/body.ts'
import { withCookies } from '../http/cookies.ts'
import type { IncomingRequest } from '../http/incoming-request.ts'
import { openContext } from '../http/open-context.ts'
import { siteOfRequest } from '../site/site-of-request.ts'
import { isOfficePath } from '../staff.ts'
import { errorResponse } from './answers.ts'
import { byHand } from './by-hand.ts'
import { asTRPCError } from './errors.ts'
import { isOfficeProcedure } from './procedure-types.ts'
import type { Transport } from './transport.ts'

/**
 * Calls that one request may carry: the client sends no more (src/lib/links.ts). A page asks for half as many, and more
 * answers at once would keep everybody else waiting.
 */
export const maxBatchSize = 12

/** Answers requests under `/trpc/`, and under the same path of the back office. Whichever the transport is, what is no call or too much is refused before it. */
export function trpcHandler(world: World, router: AnyTRPCRouter, transport: Transport = byHand) {
  const { log } = world
  return async (incoming: IncomingRequest): Promise<Response> => {
    const { request, requestId } = incoming
    const names = namesIn(incoming.url)
    if (names === undefined) return new Response('Not found', { status: 404 })
    const localeWithout = async () => (await siteOfRequest(world, request)).locale
    try {
      refuseMisshapen(incoming, names)
      refuseOffice(incoming, router, names)
    } catch (thrown) {
      return errorResponse(request, { log, requestId, locale: await localeWithout() }, names, thrown)
    }
    return withCookies((setCookie) =>
      transport({
        ...{ incoming, router, names, log, localeWithout },
        openContext: () => openContext(world, incoming, setCookie),
      }),
    )
  }
}

const callsPath = '/trpc/'

/** What is called; undefined when the path means no letters at all, as `%E0%A4%A`. */
function namesIn({ pathname }: URL): string | undefined {
  try {
    return decodeURIComponent(pathname.slice(pathname.indexOf(callsPath) + callsPath.length))
  } catch {
    return undefined
  }
}

/** What is for staff alone members' pages know nothing of: it is no procedure there. */
function refuseOffice({ url }: IncomingRequest, router: AnyTRPCRouter, names: string): void {
  if (isOfficePath(url.pathname)) return
  if (names.split(',').some((name) => isOfficeProcedure(router, name)))
    throw new TRPCError({ code: 'NOT_FOUND', message: 'No such procedure' })
}

function refuseMisshapen({ request, url }: IncomingRequest, names: string): void {
  if (request.method === 'POST' && !request.headers.get('content-type')?.startsWith('application/json'))
    throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE' })
  const isBatch = url.searchParams.get('batch') === '1'
  if (isBatch && names.split(',').length > maxBatchSize) throw asTRPCError(new TRPCError({ code: 'BAD_REQUEST' }))
  refuseLarge(request)
}
