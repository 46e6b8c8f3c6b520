import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server'
import { TRPCClientError, unstable_localLink } from '@trpc/client'
import superjson from 'superjson'
import type { ClientManifest } from '../../scripts/build.ts'
import { partsArrived } from '../../src/lib/chunks/lazy-part.tsx'
import { createRouter } from '../../src/router.tsx'
import { createTurns } from '../core/concurrency/turns.ts'
import type { Context } from '../core/context.ts'
import { dismissedCookieName, readCookies, themeCookieName } from '../core/http/cookies.ts'
import { inLocale } from '../core/i18n/locale.ts'
import { sharesOf } from '../core/shares.ts'
import { appRouter } from '../router.ts'
import { withBrowserCheck } from './browser-check.ts'
import { withEarlyScript } from './early-script.ts'
import { routerManifest, withStyles } from './manifest.ts'

/** In one turn only so many pages begin to load, and so many are made of what they loaded: others have their say between. */
const bounds = { width: 1, maxWaiting: 200 }
const [begun, loaded] = [createTurns(bounds), createTurns(bounds)]

/** Renders the page of a request as the person behind it sees it, with the data it needs for hydration. */
export async function renderPage(
  request: Request,
  ctx: Context,
  manifest: ClientManifest,
  nonce: string,
): Promise<Response> {
  const cookies = readCookies(request.headers.get('cookie'))
  const theme = cookies.get(themeCookieName)
  const surroundings = {
    link: unstable_localLink({ router: appRouter, createContext: async () => ctx, transformer: superjson }),
    locale: ctx.locale,
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    dismissed: cookies.get(dismissedCookieName) ?? '',
    drawnAt: ctx.now().getTime(),
    nonce,
    stylesheet: manifest.stylesheet,
  } as const
  const handle = createRequestHandler({
    request,
    createRouter: () => createRouter(surroundings),
    getRouterManifest: () => routerManifest(manifest, ctx.locale, new URL(request.url).pathname),
  })
  await begun.mine(() => sharesOf(ctx))
  return inLocale(ctx.locale, () =>
    handle(async ({ router, responseHeaders }) => {
      await partsArrived()
      await loaded.mine(() => sharesOf(ctx))
      const page = await renderRouterToString({
        ...{ router, responseHeaders },
        children: <RouterServer router={router} />,
      })
      const html = withBrowserCheck(withEarlyScript(withStyles(await page.text(), manifest), nonce), nonce)
      const { matches } = router.state
      return withRobots(
        withStatus(new Response(html, page), matches.find(({ status }) => status === 'error')?.error),
        matches.flatMap(({ meta }) => meta ?? []),
      )
    }),
  )
}

/** What a page says to search engines in its head it says in a header as well, which those read that look at no markup. */
function withRobots(page: Response, meta: readonly ({ name?: string; content?: string } | undefined)[]): Response {
  const robots = meta.find((tag) => tag?.name === 'robots')?.content
  if (robots) page.headers.set('x-robots-tag', robots)
  return page
}

/** A page that shows a refusal has the refusal's status; by itself the router knows only 200, 404 and 500. */
function withStatus(page: Response, error: unknown): Response {
  const status: unknown = error instanceof TRPCClientError ? error.data?.httpStatus : undefined
  if (typeof status !== 'number') return page
  if (status === 503) page.headers.set('retry-after', '5')
  return new Response(page.body, { status, headers: page.headers })
}
