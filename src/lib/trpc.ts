import { useRouter } from '@tanstack/react-router'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import type { TRPCOptionsProxy } from '@trpc/tanstack-react-query'
import type { AppRouter } from '../../server/router.ts'

export type Inputs = inferRouterInputs<AppRouter>
export type Outputs = inferRouterOutputs<AppRouter>

/** What TanStack Query needs to ask or do something, from the server's procedures: keys, filters and options. */
export type Trpc = TRPCOptionsProxy<AppRouter>

/** That of this page: on the server each request has its own. */
export function useTRPC(): Trpc {
  return useRouter().options.context.trpc
}
