import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { loadPatiently } from '../lib/chunks/load-patiently.ts'
import type { LiveConnection } from '../lib/live/connect.ts'
import type { LiveFeature } from '../lib/live/feature.ts'
import { setStreamState } from '../lib/live/online.ts'
import { pageShown, usePageShown } from '../lib/navigation/page-shown.ts'
import { useMe } from '../lib/session/me.ts'
import { leaveWhenLoggedOut, leaveWithOtherTabs } from '../lib/session/session-end.ts'
import { useTRPC } from '../lib/trpc.ts'

/** The safety net under the stream (product §11.2). */
const firstRefresh = 5_000
const refresh = 60_000
/** Where somebody is notified of what they miss. */
const notifiedRefresh = 300_000

/** Loads what live events do to the features, each by its name. */
export type LoadFeatures = () => Promise<Record<string, LiveFeature>>

const loadStream = () =>
  Promise.all([import('../lib/live/connect.ts'), import('../lib/live/run.ts'), import('../lib/browser/page-hidden.ts')])

/** Follows the member's events while they are logged in; mounted once, in the frame. */
export function LiveProvider({ loadFeatures }: { loadFeatures: LoadFeatures }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const router = useRouter()
  const me = useMe()
  const connection = useRef<LiveConnection>(undefined)
  const memberId = me?.id

  useEffect(() => {
    const { context } = router.options
    const left = new AbortController()
    const connect = async () => {
      // Not in the first load: the stream sends earlier events when it opens.
      const load = () => Promise.all([loadFeatures(), loadStream()])
      const [live, [{ connectLive }, { showOnScreen, takeIntoCache }, { reportPageHidden }]] = await loadPatiently(load)
      await pageShown
      const start = context.queryClient.getQueryData(context.trpc.session.me.queryKey())
      if (left.signal.aborted || !start || start.id !== memberId) return
      const features = Object.values(live)
      const screen = { router, myId: start.id }
      const line = connectLive({
        memberId: start.id,
        eventSeq: start.eventSeq,
        client: context.api,
        onEvent: (event, seq) => {
          takeIntoCache(features, { seq, event }, { ...context, myId: start.id })
          showOnScreen(features, event, screen)
        },
        onState: setStreamState,
        onRefused: (error) => leaveWhenLoggedOut(error, context),
      })
      connection.current = line
      const stops = [line.close, reportPageHidden(), ...features.flatMap(({ resume }) => resume?.(screen) ?? [])]
      for (const stop of stops) left.signal.addEventListener('abort', stop, { once: true })
    }
    if (memberId) void connect()
    return () => left.abort()
  }, [loadFeatures, router, memberId])

  useEffect(() => (memberId ? leaveWithOtherTabs(memberId) : undefined), [memberId])

  useQuery(
    trpc.session.me.queryOptions(undefined, {
      enabled: usePageShown(),
      refetchInterval: ({ state }) => {
        if (state.dataUpdateCount < 2) return firstRefresh
        return queryClient.getQueryData(trpc.push.state.queryKey())?.isOn ? notifiedRefresh : refresh
      },
      refetchIntervalInBackground: true,
    }),
  )
  useEffect(() => {
    if (me) connection.current?.expect(me.eventSeq)
  }, [me])
  return null
}
