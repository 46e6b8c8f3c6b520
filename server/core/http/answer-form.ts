import type { Context } from '../context.ts'
import type { Limit } from '../limits.ts'
import { Refusal } from '../refusal.ts'
import { readBytes, UnreadBody } from './body.ts'
import { parseForm } from './form.ts'
import type { IncomingRequest } from './incoming-request.ts'

/** Characters of a field that are looked at: no address or password is longer. */
const longest = 5000

/** The page with the form, which the answer leads back to, and the part of its query that is kept. */
export interface FormAddress {
  path: string
  search?: Record<string, string>
}

type Field = (name: string) => string

/**
 * Answers a form as a browser sends it by itself, without script or before it has come. `send` says where it leads, undefined
 * is back to its page; so does a refusal, which the page says by its name and the minutes to wait. Numbers may stand in the
 * address, words may not: somebody could put their own there. A field that is missing or too long is empty.
 */
export async function answerForm(
  ctx: Context,
  { request, bodyPatience }: IncomingRequest,
  page: FormAddress,
  limit: Limit,
  send: (field: Field) => Promise<string | undefined>,
): Promise<Response> {
  try {
    const form = new Map(parseForm(await readBytes(request, bodyPatience), request.headers.get('content-type') ?? ''))
    await ctx.limits.take(limit, ctx)
    const field: Field = (name) => {
      const value = form.get(name) ?? ''
      return value.length > longest ? '' : value
    }
    return goOn((await send(field)) ?? backTo(page))
  } catch (error) {
    if (error instanceof UnreadBody) return new Response(error.code, { status: error.status })
    if (!(error instanceof Refusal) || error.kind === 'unavailable') throw error
    return goOn(backTo(page, error))
  }
}

function backTo({ path, search = {} }: FormAddress, refusal?: Refusal): string {
  const back = new URLSearchParams(search)
  if (refusal) back.set('notice', refusal.code)
  const { retryAfter } = refusal?.details ?? {}
  if (retryAfter) back.set('minutes', `${Math.ceil(retryAfter / 60)}`)
  return back.size > 0 ? `${path}?${back}` : path
}

const goOn = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
