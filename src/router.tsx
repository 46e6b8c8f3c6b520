import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { type AnyRouter, createRouter as createTanStackRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createTRPCClient, type TRPCLink } from '@trpc/client'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import superjson from 'superjson'
import type { AppRouter } from '../server/router.ts'
import type { Parent } from './lib/navigation/way-back.ts'
import { retryDelay, shouldRetry } from './lib/retry.ts'
import type { RouterContext } from './lib/router-context.ts'
import { keepNewestMe } from './lib/session/me.ts'
import { leaveWhenLoggedOut } from './lib/session/session-end.ts'
import { routeTree } from './routeTree.gen.ts'
import { ErrorScreen, NotFoundScreen } from './shell/errors/error-screens.tsx'

/** What differs between the server's rendering and the browser. */
export interface RouterOptions {
  link: TRPCLink<AppRouter>
  locale: string
  /** The member's choice; undefined follows the device. */
  theme: 'light' | 'dark' | undefined
  /** The notices that were put away in this browser, as its cookie says. */
  dismissed?: string
  /** What the server's clock says when it draws the page, in milliseconds since 1970. */
  drawnAt?: number
  /** Lets the page's own inline scripts and styles pass the content security policy; only the server knows it. */
  nonce?: string
  /** The address of the whole stylesheet; a page has in itself only what it needs when it comes. */
  stylesheet?: string
}

export function createRouter({ link, locale, theme, dismissed = '', drawnAt, nonce, stylesheet }: RouterOptions) {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => leaveWhenLoggedOut(error, context) }),
    mutationCache: new MutationCache({ onError: (error) => leaveWhenLoggedOut(error, context) }),
    defaultOptions: {
      // What the server has rendered is fresh: hydration does not ask again. While it renders, a browser waits.
      queries: { staleTime: 30_000, retry: nonce ? false : shouldRetry, retryDelay },
      // Offline mutations fail immediately, with an error: a queued one would look as if it had succeeded.
      mutations: { retry: false, networkMode: 'always' },
      dehydrate: { serializeData: superjson.serialize },
      hydrate: { deserializeData: superjson.deserialize },
    },
  })
  const api = createTRPCClient<AppRouter>({ links: [link] })
  const trpc = createTRPCOptionsProxy<AppRouter>({ client: api, queryClient })
  const isPage = (href: string): boolean => isPagePath(router, href)
  const context: RouterContext = { isPage, api, trpc, queryClient, locale, theme, dismissed, drawnAt, stylesheet }
  keepNewestMe(context)
  const router = createTanStackRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: laterThanFirst(nonce !== undefined),
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    ssr: nonce ? { nonce } : undefined,
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

/**
 * Whether the router manages the scroll position. In a browser not for the first page: the browser restores that
 * position, and the reader may have scrolled before the script arrived.
 */
function laterThanFirst(isServer: boolean): () => boolean {
  let isLater = isServer
  return () => {
    if (isLater) return true
    isLater = true
    // When it leaves a page the router keeps the place only of what it has heard scroll.
    document.dispatchEvent(new Event('scroll'))
    return false
  }
}

/** The last route takes whatever is no page, to say so. */
function isPagePath({ getMatchedRoutes }: Pick<AnyRouter, 'getMatchedRoutes'>, href: string): boolean {
  const [, , found] = getMatchedRoutes(href.split(/[?#]/, 1)[0] ?? '')
  return found !== undefined && found.id !== '/$'
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
  interface StaticDataRouteOption {
    /** Which frame surrounds the page; `default` when a route says nothing. */
    layout?: 'default' | 'chat' | 'empty' | 'office'
    back?: Parent
    /** The page has an action bar of its own at the bottom, in the place of the navigation; `high` as `ActionBar` says it. */
    actionBar?: 'low'
    /** It is for visitors who have not said their age yet, too. */
    beforeEntry?: boolean
    inConversation?: boolean
    /** On a phone a member sees no footer of the site under it: it is a list that goes on, or as high as the screen. */
    isApp?: boolean
  }
}
