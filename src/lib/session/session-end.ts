import { refusalIn } from '../refusal-words.ts'
import type { QueryContext, RouterContext } from '../router-context.ts'
import { closePrivate, forgetPrivate } from './private-store.ts'

/** How a session ended, for the log-in page to say: here in another tab, elsewhere, or by itself. */
export type SessionEnd = 'logged_out' | 'ended' | 'expired'

/**
 * What tabs of one browser tell one another: whose page has been opened, who is about to log out (the stream may hear of
 * the end first, and knows no more than that) or has not got through with it, or whose session has ended and how.
 */
interface SessionMessage {
  memberId: string
  news: 'opened' | 'logging_out' | 'staying' | SessionEnd
}

const channelName = 'vonk-session'

/** The id of the member for whom the page was loaded; undefined for a visitor. */
export function pageOwner({ queryClient, trpc }: QueryContext): string | undefined {
  return queryClient.getQueryData(trpc.session.me.queryKey())?.id
}

/** Milliseconds for which what has been pressed may still wait. */
const soon = 3_000

/** What members have written, of all that is kept for them: it is sealed at the log-out, the rest forgotten. */
const written = ['draft', 'outbox']

/**
 * Logs out and starts over as a visitor: a full load leaves nothing of the member in memory, and nothing in the browser
 * that anybody else can read. Throws when the server was not reached: then the member is still logged in.
 */
export async function endSession({ api, queryClient, trpc }: RouterContext): Promise<void> {
  const memberId = pageOwner({ queryClient, trpc }) ?? ''
  isLeaving = true
  wasPressed = true
  tellTabs({ memberId, news: 'logging_out' })
  // While there is a line.
  const sealing = import('./sealed-store.ts').catch(() => {})
  const key = await api.session.logOut.mutate().catch((error) => {
    // Over already.
    if (refusalIn(error)?.code === 'authentication_required') return null
    isLeaving = false
    tellTabs({ memberId, news: 'staying' })
    // It may have got through, and only its answer not.
    void queryClient.invalidateQueries(trpc.session.me.queryFilter())
    throw error
  })
  tellTabs({ memberId, news: 'logged_out' })
  closePrivate()
  // Where nothing can be kept, or the means have not come, the texts are lost: better than read by others.
  const means = await Promise.race([sealing, new Promise<void>((pass) => setTimeout(pass, soon))])
  if (key && means) await means.sealPrivate(memberId, written, key).catch(() => {})
  forgetPrivate()
  location.assign('/')
}

/**
 * The server no longer knows the session that this page was loaded with (product §2.4): away from here, in every tab
 * of this browser. Visitors stay where they are: being asked to log in is an answer for them.
 */
export function leaveWhenLoggedOut(error: unknown, context: QueryContext): void {
  const refusal = refusalIn(error)
  const memberId = pageOwner(context)
  if (typeof window === 'undefined' || refusal?.code !== 'authentication_required' || !memberId) return
  const end = refusal.details.session ?? 'expired'
  tellTabs({ memberId, news: end })
  leave(end)
}

/** Leaves with the other tabs of this member, and when somebody else has logged in to this browser. Returns what stops it. */
export function leaveWithOtherTabs(memberId: string): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data: { memberId: whose, news } }: MessageEvent<SessionMessage>) => {
    if (whose !== memberId) {
      if (news === 'opened') leave('logged_out')
    } else if (news === 'logging_out' || news === 'staying') isLoggingOut = news === 'logging_out'
    else if (news !== 'opened') leave(news)
  }
  channel.postMessage({ memberId, news: 'opened' } satisfies SessionMessage)
  return () => channel.close()
}

function tellTabs(note: SessionMessage): void {
  new BroadcastChannel(channelName).postMessage(note)
}

let emptyPage = (): void => {}

/** What takes everything of the member off the screen and out of memory, at once. */
export function onLeave(empty: () => void): void {
  emptyPage = empty
}

let isLeaving = false
/** Log-out has been pressed: in another tab, and here. */
let isLoggingOut = false
let wasPressed = false

/**
 * For a page that ends its member's own sessions and says so by itself: the news of it does not lead away from here. Returns
 * what takes that back.
 */
export function leadOnAlone(): () => void {
  isLeaving = true
  return () => {
    isLeaving = false
  }
}

/** To the log-in page, and back here afterwards. What is unsent stays in this browser for its writer. */
function leave(end: SessionEnd): void {
  if (isLeaving) return
  isLeaving = true
  closePrivate()
  // A log-out whose answer was lost has left what it could not seal.
  if (wasPressed) forgetPrivate()
  const next = encodeURIComponent(location.pathname + location.search)
  // The line may be slow, or gone: nobody reads on meanwhile.
  emptyPage()
  location.replace(`/login?next=${next}&notice=${isLoggingOut ? 'logged_out' : end}`)
}
