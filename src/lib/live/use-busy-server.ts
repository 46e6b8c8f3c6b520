import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { nextTryAfter } from '../retry.ts'

/** When the next question is asked again that a busy server has not answered (ms since 1970); undefined when none waits. */
export function useBusyServer(): number | undefined {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    useCallback((listener: () => void) => cache.subscribe(listener), [cache]),
    () => {
      const waiting = cache
        .getAll()
        .filter(({ state }) => state.fetchStatus === 'fetching')
        .flatMap(({ state }) => (state.fetchFailureReason && nextTryAfter(state.fetchFailureReason)) ?? [])
      return waiting.length > 0 ? Math.min(...waiting) : undefined
    },
    () => undefined,
  )
}
