// The least an application on our libraries weighs: one empty page, rendered on the server, with a live line.
import { QueryClient } from '@tanstack/react-query'
import { createRootRoute, createRouter, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createTRPCClient, getUntypedClient, httpBatchLink, httpSubscriptionLink, splitLink } from '@trpc/client'
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query'
import { hydrateRoot } from 'react-dom/client'
import superjson from 'superjson'
import type { AppRouter } from '../../server/router.ts'

const trpc = createTRPCReact<AppRouter>()
const queryClient = new QueryClient()
const link = splitLink({
  condition: ({ type }) => type === 'subscription',
  true: httpSubscriptionLink({ url: '/trpc', transformer: superjson }),
  false: httpBatchLink({ url: '/trpc', transformer: superjson }),
})
const client = getUntypedClient(createTRPCClient<AppRouter>({ links: [link] }))
const utils = createTRPCQueryUtils({ queryClient, client })

const routeTree = createRootRoute({
  component: () => (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  ),
})

const router = createRouter({
  routeTree,
  context: { utils },
  Wrap: ({ children }) => (
    <trpc.Provider client={client} queryClient={queryClient}>
      {children}
    </trpc.Provider>
  ),
})
setupRouterSsrQueryIntegration({ router, queryClient })

hydrateRoot(document, <RouterClient router={router} />)
