import type { QueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import type { RouterContext } from '../router.tsx'
import { forgetPrivate } from './private-store.ts'
import { refusalIn } from './refusal-words.ts'
import { type Outputs, trpc } from './trpc.ts'

/** How a session ended, for the log-in page to say: here in another tab, elsewhere, or by itself. */
export type SessionEnd = 'logged_out' | 'ended' | 'expired'

/**
 * What tabs of one browser tell one another: whose page has been opened, who is about to log out (the stream may hear of
 * the end first, and knows no more than that), or whose session has ended and how.
 */
interface Note {
  memberId: string
  news: 'opened' | 'logging_out' | SessionEnd
}

const channelName = 'vonk-session'

/** Whom the page was loaded for; undefined for a visitor's. */
export function pageOwner(queryClient: QueryClient): string | undefined {
  const meKey = getQueryKey(trpc.accounts.me, undefined, 'query')
  return queryClient.getQueryData<Outputs['accounts']['me']>(meKey)?.id
}

/** Logs out and starts over as a visitor: a full load leaves nothing of the member in memory. */
export async function endSession({ api, queryClient }: RouterContext): Promise<void> {
  const memberId = pageOwner(queryClient)
  isLeaving = true
  if (memberId) tellTabs({ memberId, news: 'logging_out' })
  await api.accounts.logOut.mutate().catch(() => {})
  forgetPrivate()
  if (memberId) tellTabs({ memberId, news: 'logged_out' })
  location.assign('/')
}

/**
 * The server no longer knows the session that this page was loaded with (specification §4): away from here, in every tab
 * of this browser. Visitors stay where they are: being asked to log in is an answer for them.
 */
export function leaveWhenLoggedOut(error: unknown, queryClient: QueryClient): void {
  const refusal = refusalIn(error)
  const memberId = pageOwner(queryClient)
  if (typeof window === 'undefined' || refusal?.code !== 'authentication_required' || !memberId) return
  const end = refusal.details.session ?? 'expired'
  tellTabs({ memberId, news: end })
  leave(end)
}

/** Leaves with the other tabs of this member, and when somebody else has logged in to this browser. Returns what stops it. */
export function leaveWithOtherTabs(memberId: string): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data: { memberId: whose, news } }: MessageEvent<Note>) => {
    if (whose !== memberId) {
      if (news === 'opened') leave('logged_out')
    } else if (news === 'logging_out') isLoggingOut = true
    else if (news !== 'opened') leave(news)
  }
  channel.postMessage({ memberId, news: 'opened' } satisfies Note)
  return () => channel.close()
}

function tellTabs(note: Note): void {
  new BroadcastChannel(channelName).postMessage(note)
}

let emptyPage = (): void => {}

/** What takes everything of the member off the screen and out of memory, at once. */
export function onLeave(empty: () => void): void {
  emptyPage = empty
}

let isLeaving = false
let isLoggingOut = false

/** To the log-in page, and back here afterwards. What is unsent stays in this browser for its writer alone. */
function leave(end: SessionEnd): void {
  if (isLeaving) return
  isLeaving = true
  const next = encodeURIComponent(location.pathname + location.search)
  // The line may be slow, or gone: nobody reads on meanwhile.
  emptyPage()
  location.replace(`/login?next=${next}&notice=${isLoggingOut ? 'logged_out' : end}`)
}
