// The least an application on our libraries is: one page with one line on it, which the server is asked for and renders,
// with a live line.
import { QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createRootRoute, createRouter, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createTRPCClient, type TRPCLink } from '@trpc/client'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import type { EmptyApi } from './api.ts'

export function createEmptyRouter(link: TRPCLink<EmptyApi>, nonce?: string) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const client = createTRPCClient<EmptyApi>({ links: [link] })
  const trpc = createTRPCOptionsProxy<EmptyApi>({ client, queryClient })
  const routeTree = createRootRoute({
    loader: () => queryClient.ensureQueryData(trpc.line.queryOptions()),
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
          <p className="p-4 font-bold">{useSuspenseQuery(trpc.line.queryOptions()).data}</p>
          <Outlet />
          <Scripts />
        </body>
      </html>
    ),
  })
  const router = createRouter({ routeTree, ssr: nonce ? { nonce } : undefined })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}
