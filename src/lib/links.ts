import { httpBatchLink, httpSubscriptionLink, splitLink, type TRPCLink } from '@trpc/client'
import superjson from 'superjson'
import type { AppRouter } from '../../server/router.ts'

/** Calls in one batch over HTTP; the live stream over server-sent events. */
export function browserLink(): TRPCLink<AppRouter> {
  return splitLink({
    condition: (operation) => operation.type === 'subscription',
    true: httpSubscriptionLink({ url: '/trpc', transformer: superjson }),
    false: httpBatchLink({ url: '/trpc', transformer: superjson, maxURLLength: 4000, maxItems: 50 }),
  })
}
