import { RouterClient } from '@tanstack/react-router/ssr/client'
import { httpBatchLink, httpSubscriptionLink, splitLink } from '@trpc/client'
import { hydrateRoot } from 'react-dom/client'
import superjson from 'superjson'
import { createEmptyRouter } from './router.tsx'

const link = splitLink({
  condition: ({ type }) => type === 'subscription',
  true: httpSubscriptionLink({ url: '/trpc', transformer: superjson }),
  false: httpBatchLink({ url: '/trpc', transformer: superjson }),
})

hydrateRoot(document, <RouterClient router={createEmptyRouter(link)} />)
