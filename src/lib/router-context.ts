import type { QueryClient } from '@tanstack/react-query'
import type { TRPCClient } from '@trpc/client'
import type { AppRouter } from '../../server/router.ts'
import type { Trpc } from './trpc.ts'

/** The cached queries: for loaders, and to take in what is new. */
export interface QueryContext {
  queryClient: QueryClient
  trpc: Trpc
}

/** What routes, and whatever asks the router, find to work with. */
export interface RouterContext extends QueryContext {
  /** Whether an address on this site is a page of the product: no path that answers programs, no file, no link that acts. */
  isPage: (href: string) => boolean
  /** Calls past the cache: for actions and the live stream. */
  api: TRPCClient<AppRouter>
  locale: string
  theme: 'light' | 'dark' | undefined
  /** The notices that were put away in this browser, as its cookie said when the page was drawn. */
  dismissed: string
  /** What the server's clock said when it drew the page, in milliseconds since 1970. */
  drawnAt?: number | undefined
  stylesheet: string | undefined
}
