import type { Context } from '../../core/context.ts'
import type { IncomingRequest } from '../../core/http/incoming-request.ts'
import { Refusal } from '../../core/refusal.ts'
import { confirmEmail } from './confirm.ts'

/**
 * `/activate`: leads on to a page without the token in its address (product §3.10). Only GET counts: a HEAD asks whether the
 * link is alive, and a browser that fetches ahead has not been told to go there.
 */
export async function activationResponse(ctx: Context, { request, url }: IncomingRequest): Promise<Response> {
  if (request.method === 'HEAD' || isPrefetch(request)) return new Response(null, { status: 204, headers })
  if (request.method !== 'GET')
    return new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } })
  const location = await confirmEmail(ctx, url.searchParams.get('token') ?? '').then(
    () => '/activate/done',
    (error) => {
      if (error instanceof Refusal && error.kind === 'conflict') return '/activate/error'
      throw error
    },
  )
  return new Response(null, { status: 303, headers: { ...headers, location } })
}

const headers = { 'cache-control': 'no-store' }

function isPrefetch({ headers }: Request): boolean {
  return /prefetch|preview/i.test(`${headers.get('sec-purpose')} ${headers.get('purpose')} ${headers.get('x-moz')}`)
}
