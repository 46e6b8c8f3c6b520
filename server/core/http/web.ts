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
    .onError(async ({ request, error }) => failed(incomingOf(request), error))

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
