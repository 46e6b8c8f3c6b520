import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../lib/session/me.ts'
import { useTRPC } from '../../lib/trpc.ts'

/** Whether something was decided about one's photos that one has not seen yet; asked once, then told live. */
export function useHasUnseen(): boolean {
  const enabled = useMe() !== null
  const asked = useTRPC().inspection.hasUnseen.queryOptions(undefined, { enabled, staleTime: Number.POSITIVE_INFINITY })
  return useQuery(asked).data === true && enabled
}
