import type { Context } from '../../core/context.ts'
import { answerForm } from '../../core/http/answer-form.ts'
import type { IncomingRequest } from '../../core/http/incoming-request.ts'
import { loginLimit } from './limits.ts'
import { logIn } from './log-in.ts'

/** `POST /login`. Leads back to the page, which leads on whoever is in now, and says to anybody else why they are not. */
export function logInByForm(ctx: Context, incoming: IncomingRequest): Promise<Response> {
  const next = incoming.url.searchParams.get('next')
  const page = { path: '/login', ...(next && { search: { next } }) }
  return answerForm(ctx, incoming, page, loginLimit, async (field) => {
    await logIn(ctx, { email: field('email'), password: field('password') })
    return undefined
  })
}
