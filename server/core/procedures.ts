import { initTRPC } from '@trpc/server'
import type { Context, MemberContext } from './context.ts'
import { checkDeclaredRefusal, type Declared, runDeclared } from './declared.ts'
import { turnOf } from './limits.ts'
import { Refusal } from './refusal.ts'
import { authenticationRequired } from './refusals.ts'
import { asTRPCError, errorShape, reportError } from './trpc/errors.ts'
import { streamRules } from './trpc/event-stream.ts'
import { parsingAtOnce } from './trpc/parse-at-once.ts'
import { transformer } from './trpc/transformer.ts'

const t = initTRPC
  .context<Context>()
  .meta<Declared>()
  .create({
    defaultMeta: {},
    transformer,
    errorFormatter: ({ error, path }) => errorShape(error, path),
    // For tRPC's own adapter; the transport by hand keeps the same (trpc/event-stream.ts).
    sse: {
      ping: { enabled: true, intervalMs: streamRules.pingEvery },
      maxDurationMs: streamRules.longest,
      client: { reconnectAfterInactivityMs: streamRules.readersPatience },
    },
  })

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

async function notLoggedIn({ sessions, sessionSecret }: Context): Promise<Refusal> {
  const session = sessionSecret ? await sessions.endOf(sessionSecret) : undefined
  return authenticationRequired(session && { session })
}

export const publicProcedure = parsingAtOnce(t.procedure).use(refuse).use(askedByPageOwner)

/** For members only; `ctx.me` is who asks. */
export const memberProcedure = publicProcedure.use(async ({ ctx, next }) => {
  if (!ctx.me) throw await notLoggedIn(ctx)
  // Says who asks to the types alone: tRPC would copy the whole context to add it.
  return next<Pick<MemberContext, 'me'>>({})
})
