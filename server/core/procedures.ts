import { initTRPC } from '@trpc/server'
import type { StaffRole } from '../../db/reference/staff/roles.ts'
import type { Context, MemberContext, StaffContext } from './context.ts'
import { checkDeclaredRefusal, type ProcedureMeta, runDeclared } from './declared.ts'
import { locales } from './i18n/locales.ts'
import { turnOf } from './limits.ts'
import { Refusal } from './refusal.ts'
import { authenticationRequired } from './refusals.ts'
import { requireStaff } from './staff.ts'
import { errorShape, reportError } from './trpc/errors.ts'
import { streamRules } from './trpc/event-stream.ts'
import { parsingAtOnce } from './trpc/parse-at-once.ts'
import { transformer } from './trpc/transformer.ts'

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    defaultMeta: {},
    transformer,
    errorFormatter: ({ error, ctx, path }) => errorShape(error, ctx?.locale ?? locales[0], path),
    // For tRPC's own adapter; our own transport uses the same values (trpc/event-stream.ts).
    sse: {
      ping: { enabled: true, intervalMs: streamRules.pingEvery },
      maxDurationMs: streamRules.longest,
      client: { reconnectAfterInactivityMs: streamRules.readersPatience },
    },
  })

type MayAsk = (ctx: Context) => unknown

/**
 * Runs before the input is parsed: applies the rate limit, checks access, and turns every error into its wire form. One
 * step for all of it, because tRPC copies the whole call for each. `More` is what the check proves about the context.
 */
const guardedBy = <More extends object>(mayAsk: MayAsk) =>
  t.middleware(async ({ ctx, path, type, meta: declared = {}, next }) => {
    try {
      await takeTurn(ctx, type === 'mutation', declared)
      await mayAsk(ctx)
    } catch (thrown) {
      throw reportError(ctx, path, thrown)
    }
    const isTrial = ctx.config.mode !== 'production'
    // Only for the types: tRPC would copy the context to add a field.
    const go = () => next<More>({})
    const result = await (isTrial ? runDeclared(path, declared, go) : go())
    if (!result.ok) {
      const error = reportError(ctx, path, result.error)
      if (isTrial && error.cause instanceof Refusal) checkDeclaredRefusal(path, declared, error.cause)
      throw error
    }
    return isStream(result.data) ? { ...result, data: refusingStream(ctx, path, result.data) } : result
  })

async function takeTurn(ctx: Context, changes: boolean, { limit }: ProcedureMeta): Promise<void> {
  await ctx.limits.take(turnOf(changes), ctx)
  if (limit) await ctx.limits.take(limit, ctx)
}

/** A stream may fail after it has begun: its reader then gets the same error as for an immediate failure. */
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

/** A page loaded for a member may only act for that member, not for a later login in the same browser or a visitor. */
const pageOwner: MayAsk = async (ctx) => {
  if (ctx.pageOwner !== null && ctx.pageOwner !== ctx.me?.id) throw await notLoggedIn(ctx)
}

/** Returns the context of a logged-in member, if the page was loaded for them. Throws `authentication_required`. */
export async function requireMember(ctx: Context): Promise<MemberContext> {
  await pageOwner(ctx)
  if (!ctx.me) throw await notLoggedIn(ctx)
  return ctx as MemberContext
}

/** Adds how the session ended whose cookie the browser still has. */
async function notLoggedIn({ sessions, sessionSecret }: Context): Promise<Refusal> {
  const session = sessionSecret ? await sessions.endOf(sessionSecret) : undefined
  return authenticationRequired(session && { session })
}

const procedure = parsingAtOnce(t.procedure)

/** For everybody, logged in or not. */
export const publicProcedure = procedure.use(guardedBy(pageOwner))

/** For the back office, logged in or not. */
export const officeProcedure = publicProcedure.meta({ isOffice: true })

/** For members only; `ctx.me` is the caller. */
export const memberProcedure = procedure.use(guardedBy<Pick<MemberContext, 'me'>>(requireMember))

/** For staff with one of these roles, and owners; `ctx.staff` is the caller. */
export const staffProcedure = (...roles: StaffRole[]) =>
  procedure.meta({ isOffice: true }).use(guardedBy<Pick<StaffContext, 'staff'>>((ctx) => requireStaff(ctx, roles)))
