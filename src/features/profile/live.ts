import { loadPatiently } from '../../lib/chunks/load-patiently.ts'
import type { LiveFeature } from '../../lib/live/feature.ts'
import { privateKey, readPrivate } from '../../lib/session/private-store.ts'

export const profileLive: LiveFeature = {
  resume: ({ router, myId }) => {
    const { context } = router.options
    if (readPrivate(privateKey(myId, 'profile')) === null) return () => {}
    const timer = setTimeout(async () => {
      const { saveKept } = await loadPatiently(() => import('./saving/saver.ts'))
      await saveKept(myId, context)
    }, rest)
    return () => clearTimeout(timer)
  },
  cache: {
    own_profile: (_, { queryClient, trpc }) => void queryClient.invalidateQueries(trpc.profile.own.queryFilter()),
  },
}

/** Until a page that has just been loaded has come to rest, in milliseconds. */
const rest = 2_000
