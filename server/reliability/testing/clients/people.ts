import { createTRPCClient, httpBatchLink, type TRPCClient, TRPCClientError } from '@trpc/client'
import superjson from 'superjson'
import { aMember, type TestMember, type Traits } from '../../../../db/testing/factories.ts'
import { aSession } from '../../../../db/testing/journeys.ts'
import { sessionCookieName } from '../../../core/sessions.ts'
import { maxBatchSize } from '../../../core/trpc/handler.ts'
import type { AppRouter } from '../../../router.ts'
import type { RunningServer } from '../servers/server.ts'

/** A member who is logged in. */
export interface Person extends TestMember {
  cookie: string
}

export async function aPerson({ database: { db } }: RunningServer, traits: Traits = {}): Promise<Person> {
  const member = await aMember(db, traits)
  const secret = await aSession(db, member.id)
  return { ...member, cookie: `${sessionCookieName}=${secret}` }
}

type Fetch = Parameters<typeof httpBatchLink<AppRouter>>[0]['fetch']

/** Speaks to the server as a browser does that carries these cookies, over the network or by another `fetch`. */
export function clientOf(url: string, cookie = '', fetch?: Fetch): TRPCClient<AppRouter> {
  const link = httpBatchLink({
    url: `${url}/trpc`,
    ...(fetch && { fetch }),
    transformer: superjson,
    headers: { cookie },
    maxItems: maxBatchSize,
  })
  return createTRPCClient<AppRouter>({ links: [link] })
}

/** Does it until it works, as a client that does not lose heart. */
export async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch {
      await Bun.sleep(20)
    }
  }
}

/**
 * Asks until there is an answer, as a client on a bad day: neither a broken line nor "try again later" is one. Throws
 * whatever else the call is refused with. `patience` is how long it first waits before it asks again, in milliseconds.
 */
export async function insist<T>(
  call: () => Promise<T>,
  { onSetback = () => {}, patience = 20 }: { onSetback?: () => void; patience?: number } = {},
): Promise<T> {
  for (let pause = patience; ; pause = Math.min(pause * 2, patience * 16)) {
    try {
      return await call()
    } catch (error) {
      if (!isPassing(error)) throw error
      onSetback()
      await Bun.sleep(pause * (0.5 + Math.random()))
    }
  }
}

/** An error of the line has no data: nobody has answered. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof TRPCClientError)) return false
  return !error.data || error.data.refusal?.code === 'try_again_later'
}

/** What a call is refused with; undefined when it is not. */
export async function refusalOf(work: Promise<unknown>): Promise<string | undefined> {
  const error: unknown = await work.then(
    () => undefined,
    (thrown) => thrown,
  )
  if (error === undefined) return undefined
  if (!(error instanceof TRPCClientError)) throw error
  return error.data?.refusal?.code ?? error.message
}
