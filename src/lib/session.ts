import type { QueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import type { RouterContext } from '../router.tsx'
import { forgetPrivate } from './private-store.ts'
import { refusalIn } from './refusal-words.ts'
import { trpc } from './trpc.ts'

/** Logs out and starts over as a visitor: a full load leaves nothing of the member in memory. */
export async function endSession(api: RouterContext['api']): Promise<void> {
  await api.accounts.logOut.mutate().catch(() => {})
  forgetPrivate()
  location.assign('/')
}

/**
 * The server no longer knows a session that this page was loaded with (specification §4): to the log-in page, and back
 * here afterwards. Visitors stay where they are: being asked to log in is an answer for them.
 */
export function leaveWhenLoggedOut(error: unknown, queryClient: QueryClient): void {
  const isLoggedOut = refusalIn(error)?.code === 'authentication_required'
  const wasMember = queryClient.getQueryData(getQueryKey(trpc.accounts.me, undefined, 'query'))
  if (typeof window === 'undefined' || !isLoggedOut || !wasMember) return
  location.assign(`/login?next=${encodeURIComponent(location.pathname + location.search)}`)
}
