import { createTRPCClient, httpBatchLink, type TRPCClient, TRPCClientError } from '@trpc/client'
import superjson from 'superjson'
import { aMember, type TestMember, type Traits } from '../../../db/testing/factories.ts'
import { createSessions, sessionCookieName } from '../../core/sessions.ts'
import type { AppRouter } from '../../router.ts'
import type { RunningServer } from './server.ts'

/** A member who is logged in. */
export interface Person extends TestMember {
  cookie: string
}

export async function aPerson({ database: { db } }: RunningServer, traits: Traits = {}): Promise<Person> {
  const member = await aMember(db, traits)
  const secret = await createSessions(db).start(member.id, 'test', new Date())
  return { ...member, cookie: `${sessionCookieName}=${secret}` }
}

/** Speaks to the server as a browser does that carries these cookies. */
export function clientOf(url: string, cookie = ''): TRPCClient<AppRouter> {
  const link = httpBatchLink({ url: `${url}/trpc`, transformer: superjson, headers: { cookie } })
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
