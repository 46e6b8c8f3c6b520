import { initTRPC, TRPCError } from '@trpc/server'
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import { ZodError } from 'zod'
import { isUnavailable } from '../../db/errors.ts'
import type { Context, MemberContext } from './context.ts'
import { checkDeclaredRefusal, type Declared, runDeclared } from './declared.ts'
import { UnreadBody } from './http/body.ts'
import { turnOf } from './limits.ts'
import { levelOfUnavailable } from './operations/log.ts'
import { Refusal, type RefusalKind, type WireRefusal } from './refusal.ts'
import { authenticationRequired, inputInvalid, tryAgainLater } from './refusals.ts'
import type { StreamRules } from './trpc/event-stream.ts'
import { transformer } from './trpc/transformer.ts'

const codes = {
  invalid: 'BAD_REQUEST',
  // 403, not 401: old clients log out on it (product §13.2).
  unauthenticated: 'FORBIDDEN',
  forbidden: 'FORBIDDEN',
  missing: 'NOT_FOUND',
  conflict: 'CONFLICT',
  payment: 'PAYMENT_REQUIRED',
  limited: 'TOO_MANY_REQUESTS',
  unavailable: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<RefusalKind, TRPCError['code']>

const codesOfBody = { 408: 'TIMEOUT', 413: 'PAYLOAD_TOO_LARGE' } as const

export const streamRules: StreamRules = {
  // Below the server's idle timeout, so that a silent stream stays open.
  pingEvery: 15_000,
  readersPatience: 40_000,
  // Ends half-open connections and checks the session again.
  longest: 30 * 60_000,
}

const t = initTRPC
  .context<Context>()
  .meta<Declared>()
  .create({
    defaultMeta: {},
    transformer,
    errorFormatter({ shape, error }) {
      const refusal = error.cause instanceof Refusal ? error.cause : undefined
      const wire: WireRefusal | null = refusal?.wire ?? null
      return {
        ...shape,
        message: wire?.code ?? (error.code === 'INTERNAL_SERVER_ERROR' ? 'internal_error' : shape.message),
        data: { code: shape.data.code, httpStatus: shape.data.httpStatus, path: shape.data.path, refusal: wire },
      }
    },
  })

/** What is answered when not even tRPC could: to a call, or to every call of a batch. */
export function failedCall(status: 500 | 503) {
  const code = status === 503 ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_SERVER_ERROR'
  const refusal = status === 503 ? tryAgainLater({ retryAfter: 5 }).wire : null
  const message = refusal?.code ?? 'internal_error'
  const data = { code, httpStatus: status, refusal }
  return { error: transformer.serialize({ message, code: TRPC_ERROR_CODES_BY_KEY[code], data }) }
}

/** What is answered to a call, or to every call of a batch, where there is no site. tRPC has no code of its own for it. */
export function misdirectedCall() {
  const data = { code: 'NOT_FOUND', httpStatus: 421, refusal: null }
  return {
    error: transformer.serialize({ message: 'misdirected_request', code: TRPC_ERROR_CODES_BY_KEY.NOT_FOUND, data }),
  }
}

/** Turns whatever was thrown into what tRPC answers: a refusal by its kind, the rest as a blank 500. */
export function asTRPCError(thrown: unknown): TRPCError {
  const cause = thrown instanceof TRPCError && thrown.cause !== undefined ? thrown.cause : thrown
  const refusal = asRefusal(cause)
  if (refusal) return new TRPCError({ code: codes[refusal.kind], message: refusal.code, cause: refusal })
  if (cause instanceof UnreadBody) return new TRPCError({ code: codesOfBody[cause.status], message: cause.code })
  // An input that breaks its schema, or that tRPC itself could not read: not JSON, no form, no batch.
  if (isCode(thrown, 'BAD_REQUEST')) return asTRPCError(inputInvalid({ field: fieldIn(cause) }))
  if (thrown instanceof TRPCError) return thrown
  return new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause })
}

const fieldIn = (cause: unknown) => (cause instanceof ZodError ? cause.issues[0]?.path.join('.') : undefined)

const isCode = (error: unknown, code: TRPCError['code']) => error instanceof TRPCError && error.code === code

/** The refusal that an error amounts to, if it is not a bug. */
export function asRefusal(cause: unknown): Refusal | undefined {
  if (cause instanceof Refusal) return cause
  if (isUnavailable(cause)) return tryAgainLater({ retryAfter: 5 }, { cause })
  return undefined
}

/** Comes before the input is parsed, and before it is known who may ask. */
const refuse = t.middleware(async ({ ctx, path, type, meta: declared = {}, next }) => {
  await takeTurn(ctx, type === 'mutation', declared).catch((thrown) => {
    throw asTRPCError(thrown)
  })
  const isTrial = ctx.config.mode !== 'production'
  const result = await (isTrial ? runDeclared(path, declared, next) : next())
  if (!result.ok) {
    const error = reportError(ctx, path, result.error)
    if (isTrial && error.cause instanceof Refusal) checkDeclaredRefusal(path, declared, error.cause)
    throw error
  }
  return isStream(result.data) ? { ...result, data: refusingStream(ctx, path, result.data) } : result
})

async function takeTurn(ctx: Context, changes: boolean, { limit }: Declared): Promise<void> {
  await ctx.limits.take(turnOf(changes), ctx)
  if (limit) await ctx.limits.take(limit, ctx)
}

export type Reporter = Pick<Context, 'log' | 'requestId'>

/** What a procedure that has thrown is answered with; what is ours to mend goes to the log. */
export function reportError({ log, requestId }: Reporter, path: string | undefined, thrown: unknown): TRPCError {
  const error = asTRPCError(thrown)
  const cause = thrown instanceof TRPCError ? (thrown.cause ?? thrown) : thrown
  if (error.code === 'INTERNAL_SERVER_ERROR') log.error({ requestId, path, error: cause }, 'procedure failed')
  else if (error.code === codes.unavailable)
    log[levelOfUnavailable(cause)]({ requestId, path, error: cause }, 'procedure unavailable')
  return error
}

/** A stream begins well and may fail later: then its reader is told the same as if it had failed at once. */
async function* refusingStream<T>(ctx: Context, path: string, stream: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* stream
  } catch (thrown) {
    throw reportError(ctx, path, thrown)
  }
}

function isStream(data: unknown): data is AsyncIterable<unknown> {
  return typeof data === 'object' && data !== null && Symbol.asyncIterator in data
}

export const router = t.router
export const callerOf = t.createCallerFactory

/** What the page of a member asks is asked by them: not by who has logged in to the same browser since, nor by nobody. */
const askedByPageOwner = t.middleware(async ({ ctx, next }) => {
  if (ctx.pageOwner !== null && ctx.pageOwner !== ctx.me?.id) throw await notLoggedIn(ctx)
  return next()
})

/** Says how the session ended that the browser still has the cookie of. */
async function notLoggedIn({ sessions, sessionSecret }: Context): Promise<Refusal> {
  const session = sessionSecret ? await sessions.endOf(sessionSecret) : undefined
  return authenticationRequired(session && { session })
}

export const publicProcedure = t.procedure.use(refuse).use(askedByPageOwner)

/** For members only; `ctx.me` is who asks. */
export const memberProcedure = publicProcedure.use(async ({ ctx, next }) => {
  if (!ctx.me) throw await notLoggedIn(ctx)
  // Says who asks to the types alone: tRPC would copy the whole context to add it.
  return next<Pick<MemberContext, 'me'>>({})
})
