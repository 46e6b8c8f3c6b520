import { Elysia } from 'elysia'
import type { Context } from '../context.ts'
import { turnOf } from '../limits.ts'
import { compressed } from './compress.ts'
import { withCookies } from './cookies.ts'
import { incomingOf, type RoutedRequest } from './incoming-request.ts'
import { openContext } from './open-context.ts'
import { failed } from './responder.ts'

/** An Elysia plugin to add routes to, which get the request as `incoming`. */
export const web = () =>
  new Elysia()
    // Bodies are read by who wants one, within bounds of size and time (core/http/body.ts).
    .guard({ parse: ['none'] })
    .derive(({ request, route }) => ({ incoming: Object.assign(incomingOf(request), { route }) }))
    .onBeforeHandle(({ params }) => (isReadable(params) ? undefined : new Response(null, { status: 404 })))
    .onError(async ({ request, error }) => failed(incomingOf(request), error))

/** Elysia hands over null for a part of a path whose percent signs stand for no text. Behind a `*` everybody reads for themselves. */
const isReadable = (params: Record<string, string | null> = {}): boolean =>
  Object.entries(params).every(([name, part]) => name === '*' || part !== null)

/** Opens the request for what answers it. Calls take their turns one by one instead (core/procedures.ts). */
export async function inContext(
  incoming: RoutedRequest,
  respond: (ctx: Context) => Promise<Response> | Response,
): Promise<Response> {
  const response = await withCookies(async (setCookie) => {
    const ctx = await openContext(incoming.world, incoming, setCookie)
    await ctx.limits.take(turnOf(false), ctx)
    return respond(ctx)
  })
  return compressed(incoming.request, response)
}
