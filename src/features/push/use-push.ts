import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMe } from '../../lib/session/me.ts'
import { useTRPC } from '../../lib/trpc.ts'
import { isAllowed, lookAtBrowser, subscribeBrowser, unsubscribeBrowser } from './browser.ts'

export type PushState = 'unknown' | 'unsupported' | 'denied' | 'off' | 'on'

const lookedAt = { queryKey: ['push-browser'], queryFn: lookAtBrowser, staleTime: Number.POSITIVE_INFINITY }

/** Whether the member is notified in this browser. The server is asked only where the browser would let it. */
export function usePushState(): PushState {
  const isMember = useMe() !== null
  const browser = useQuery({ ...lookedAt, enabled: isMember }).data
  const isGranted = browser?.ability === 'granted'
  const asked = useTRPC().push.state.queryOptions(undefined, {
    enabled: isMember && isGranted,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const known = useQuery(asked).data
  if (!browser) return 'unknown'
  const { ability, key } = browser
  if (ability === 'unsupported' || ability === 'denied') return ability
  if (ability === 'default') return 'off'
  if (!known) return 'unknown'
  return known.isOn && key === known.publicKey ? 'on' : 'off'
}

/** Turns push on and off. If the user refuses the permission, it stays off without an error. */
export function useSwitchPush() {
  const queryClient = useQueryClient()
  const { push } = useTRPC()
  const subscribe = useMutation(push.subscribe.mutationOptions())
  const unsubscribe = useMutation(push.unsubscribe.mutationOptions())
  return useMutation({
    mutationFn: async (on: boolean) => {
      if (on) {
        if (!(await isAllowed())) return false
        const { publicKey } = await queryClient.fetchQuery(push.state.queryOptions())
        await subscribe.mutateAsync(await subscribeBrowser(publicKey))
      } else {
        await unsubscribe.mutateAsync()
        await unsubscribeBrowser()
      }
      return on
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: lookedAt.queryKey }),
        queryClient.invalidateQueries(push.state.queryFilter()),
      ]),
  })
}
