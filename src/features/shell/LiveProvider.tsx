import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { pageShown } from '../../lib/lazy-page.tsx'
import type { LiveConnection } from '../../lib/live/connect.ts'
import { setStreamState } from '../../lib/live/online.ts'
import { loadPatiently } from '../../lib/load-patiently.ts'
import { leaveWhenLoggedOut, leaveWithOtherTabs } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { resumeUnsent } from '../chat/outbox/resume.ts'
import { useMe } from './use-shell.ts'

/** The safety net under the stream (product §11.2). */
const firstRefresh = 5_000
const refresh = 60_000

const loadLive = () =>
  Promise.all([import('../../lib/live/connect.ts'), import('../../lib/live/run.ts'), import('../../live.ts')])

/** Follows the member's events while they are logged in; mounted once, in the frame. */
export function LiveProvider() {
  const router = useRouter()
  const { context } = router.options
  const { api, queryClient, utils } = context
  const me = useMe()
  const connection = useRef<LiveConnection>(undefined)
  const memberId = me?.id

  useEffect(() => {
    const left = new AbortController()
    const connect = async () => {
      // Not in the first load: what happens until it is here is told then.
      const [{ connectLive }, { showOnScreen, takeIntoCache }, live] = await loadPatiently(loadLive)
      await pageShown
      const start = utils.accounts.me.getData()
      if (left.signal.aborted || !start || start.id !== memberId) return
      const features = Object.values(live)
      const line = connectLive({
        memberId: start.id,
        eventSeq: start.eventSeq,
        client: api,
        onEvent: (event, seq) => {
          takeIntoCache(features, { seq, event }, { queryClient, utils, myId: start.id })
          showOnScreen(features, event, { router, myId: start.id })
        },
        onState: setStreamState,
        onRefused: (error) => leaveWhenLoggedOut(error, queryClient),
      })
      connection.current = line
      left.signal.addEventListener('abort', () => line.close(), { once: true })
    }
    if (memberId) void connect()
    return () => left.abort()
  }, [router, api, queryClient, utils, memberId])

  useEffect(() => (memberId ? leaveWithOtherTabs(memberId) : undefined), [memberId])

  useEffect(() => (memberId ? resumeUnsent(memberId, context) : undefined), [memberId, context])

  trpc.accounts.me.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.dataUpdateCount < 2 ? firstRefresh : refresh),
    refetchIntervalInBackground: true,
  })
  useEffect(() => {
    if (me) connection.current?.expect(me.eventSeq)
  }, [me])
  return null
}
