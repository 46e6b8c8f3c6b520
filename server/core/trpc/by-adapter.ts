import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import type { Context } from '../context.ts'
import { parseJson, refuseSprawling } from '../http/body.ts'
import { readBodyOf } from '../http/body-of.ts'
import { compressed } from '../http/compress.ts'
import type { IncomingRequest } from '../http/incoming-request.ts'
import { errorResponse } from './answers.ts'
import { reportError } from './errors.ts'
import { noStore, type Transport } from './transport.ts'

/** tRPC's own adapter: what the one by hand is held against, and what can stand in for it. */
export const byAdapter: Transport = async ({ incoming, router, names, log, openContext, localeWithout }) => {
  const { request, requestId, url } = incoming
  try {
    refuseSprawling(url.searchParams.get('input') ?? '')
  } catch (thrown) {
    return errorResponse(request, { log, requestId, locale: await localeWithout() }, names, thrown)
  }
  const opened = Promise.withResolvers<Context>()
  const response = await fetchRequestHandler({
    endpoint: '/trpc',
    req: new BoundedRequest(incoming, opened.promise),
    router,
    createContext: async () => {
      const ctx = await openContext().catch((thrown) => {
        throw reportError({ log, requestId }, names, thrown)
      })
      opened.resolve(ctx)
      return ctx
    },
    responseMeta: () => ({ headers: new Headers(noStore) }),
  })
  return compressed(request, response)
}

/** A request whose body is read within our bounds. */
class BoundedRequest extends Request {
  constructor(
    private readonly incoming: IncomingRequest,
    private readonly opened: Promise<Context>,
  ) {
    const { url, method, headers, signal } = incoming.request
    super(url, { method, headers, signal })
  }

  override async json(): Promise<unknown> {
    return parseJson(await readBodyOf(await this.opened, this.incoming))
  }
}
