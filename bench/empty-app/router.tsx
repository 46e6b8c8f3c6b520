// The least an application on our libraries is: one page with one line on it, rendered on the server, with a live line.
import { QueryClient } from '@tanstack/react-query'
import { createRootRoute, createRouter, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createTRPCClient, getUntypedClient, httpBatchLink, httpSubscriptionLink, splitLink } from '@trpc/client'
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query'
import superjson from 'superjson'
import type { AppRouter } from '../../server/router.ts'

const trpc = createTRPCReact<AppRouter>()

const routeTree = createRootRoute({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: 'Empty' },
    ],
    links: [{ rel: 'icon', href: 'data:,' }],
  }),
  component: () => (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        <p className="p-4 font-bold">Hello</p>
        <Outlet />
        <Scripts />
      </body>
    </html>
  ),
})

export function createEmptyRouter(nonce?: string) {
  const queryClient = new QueryClient()
  const link = splitLink({
    condition: ({ type }) => type === 'subscription',
    true: httpSubscriptionLink({ url: '/trpc', transformer: superjson }),
    false: httpBatchLink({ url: '/trpc', transformer: superjson }),
  })
  const client = getUntypedClient(createTRPCClient<AppRouter>({ links: [link] }))
  const utils = createTRPCQueryUtils({ queryClient, client })
  const router = createRouter({
    routeTree,
    context: { utils },
    ssr: nonce ? { nonce } : undefined,
    Wrap: ({ children }) => (
      <trpc.Provider client={client} queryClient={queryClient}>
        {children}
      </trpc.Provider>
    ),
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}
