import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../lib/session/me.ts'
import { useTRPC } from '../../lib/trpc.ts'

/** Whether there is a decision about the member's photos that they have not seen; fetched once, then updated live. */
export function useHasUnseen(): boolean {
  const enabled = useMe() !== null
  const asked = useTRPC().inspection.hasUnseen.queryOptions(undefined, { enabled, staleTime: Number.POSITIVE_INFINITY })
  return useQuery(asked).data === true && enabled
}
