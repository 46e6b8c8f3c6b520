import { useSuspenseQuery } from '@tanstack/react-query'
import { type Outputs, useTRPC } from './trpc.ts'

/** The site's settings that are public to browsers; they are loaded before any page is drawn. */
export function useSettings(): Outputs['sites']['settings'] {
  const trpc = useTRPC()
  return useSuspenseQuery(trpc.sites.settings.queryOptions(undefined, { staleTime: Number.POSITIVE_INFINITY })).data
}
