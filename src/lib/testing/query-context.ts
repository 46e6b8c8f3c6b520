import { QueryClient } from '@tanstack/react-query'
import { createTRPCClient } from '@trpc/client'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import type { AppRouter } from '../../../server/router.ts'
import type { QueryContext } from '../router-context.ts'

/** An empty cache, of a browser that asks nothing. */
export function createQueryContext(): QueryContext {
  const queryClient = new QueryClient()
  const client = createTRPCClient<AppRouter>({ links: [] })
  return { queryClient, trpc: createTRPCOptionsProxy<AppRouter>({ client, queryClient }) }
}
