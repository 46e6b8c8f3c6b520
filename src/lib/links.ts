import { httpBatchLink, httpLink, httpSubscriptionLink, splitLink, type TRPCLink } from '@trpc/client'
import superjson from 'superjson'
import type { AppRouter } from '../../server/router.ts'
import { patiently } from './patience.ts'

/**
 * Questions in one batch over HTTP; the live stream over server-sent events. What is done goes alone: it is not to wait
 * for anything else, nor be given up with it. Whatever hangs is given up, so that it can be tried again.
 */
export function browserLink(): TRPCLink<AppRouter> {
  const to = { url: '/trpc', transformer: superjson }
  return splitLink({
    condition: ({ type }) => type === 'subscription',
    true: httpSubscriptionLink(to),
    false: splitLink({
      condition: ({ type }) => type === 'mutation',
      true: httpLink({ ...to, fetch: patiently }),
      false: httpBatchLink({ ...to, fetch: patiently, maxURLLength: 4000, maxItems: 50 }),
    }),
  })
}
