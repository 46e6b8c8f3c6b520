import { type Outputs, trpc } from './trpc.ts'

/** What the site has set, as far as browsers are told; it is in hand before any page is drawn. */
export function useSettings(): Outputs['sites']['settings'] {
  return trpc.sites.settings.useSuspenseQuery(undefined, { staleTime: Number.POSITIVE_INFINITY })[0]
}
