import { useSuspenseQuery } from '@tanstack/react-query'
import { type Outputs, useTRPC } from './trpc.ts'

/** What the site has set, as far as browsers are told; it is in hand before any page is drawn. */
export function useSettings(): Outputs['sites']['settings'] {
  const trpc = useTRPC()
  return useSuspenseQuery(trpc.sites.settings.queryOptions(undefined, { staleTime: Number.POSITIVE_INFINITY })).data
}
