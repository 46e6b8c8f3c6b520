import type { Context } from '../../core/context.ts'
import { readBody, UnreadBody } from '../../core/http/body.ts'
import type { IncomingRequest } from '../../core/http/incoming-request.ts'
import { Refusal } from '../../core/refusal.ts'
import { loginLimit } from './limits.ts'
import { logIn } from './log-in.ts'
import { loginFailed } from './refusals.ts'

/** Characters of a field that are looked at: no address or password is longer. */
const longest = 5000

/**
 * `POST /login`: the log-in form as a browser sends it by itself, without script or before it has come. Leads back to
 * the page, which leads on whoever is in now, and says to anybody else why they are not.
 */
export async function logInByForm(ctx: Context, { request, url, bodyPatience }: IncomingRequest): Promise<Response> {
  try {
    const form = new URLSearchParams(await readBody(request, bodyPatience))
    const [email, password] = [form.get('email') ?? '', form.get('password') ?? '']
    if (email.length > longest || password.length > longest) throw loginFailed()
    await ctx.limits.take(loginLimit, ctx)
    await logIn(ctx, { email, password })
    return backToLogin(url)
  } catch (error) {
    if (error instanceof UnreadBody) return new Response(error.code, { status: error.status })
    if (!(error instanceof Refusal) || error.kind === 'unavailable') throw error
    return backToLogin(url, error)
  }
}

/** Numbers may stand in the address, words may not: somebody could put their own there. */
function backToLogin(url: URL, refusal?: Refusal): Response {
  const search = new URLSearchParams()
  const next = url.searchParams.get('next')
  if (next) search.set('next', next)
  if (refusal) search.set('notice', refusal.code)
  const { retryAfter } = refusal?.details ?? {}
  if (retryAfter) search.set('minutes', `${Math.ceil(retryAfter / 60)}`)
  const location = search.size > 0 ? `/login?${search}` : '/login'
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
