import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { m } from '~words'
import { answerDrawn } from '../lib/navigation/answer-drawn.ts'
import type { RouterContext } from '../lib/router-context.ts'
import { Banner, PopUps } from '../notices.tsx'
import { RootError } from '../shell/errors/error-screens.tsx'
import { Frame } from '../shell/Frame.tsx'
import { Stylesheet } from '../shell/layouts/Stylesheet.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  // Settings and the member are in hand before any page: guards, frames and titles need them.
  beforeLoad: async ({ context: { queryClient, trpc }, preload }) => {
    if (!preload) await answerDrawn()
    const [settings, me] = await Promise.all([
      queryClient.ensureQueryData(trpc.sites.settings.queryOptions()),
      queryClient.ensureQueryData(trpc.session.me.queryOptions()),
    ])
    return { settings, me }
  },
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: match.context.settings?.name ?? 'Vonk' },
      { name: 'description', content: m.shell_description() },
    ],
    links: [
      { rel: 'icon', sizes: '48x48', href: '/favicon.ico' },
      { rel: 'icon', type: 'image/svg+xml', href: '/icon.svg' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  }),
  component: Root,
  errorComponent: RootError,
})

const loadLive = () => import('../live.ts')

function Root() {
  const { locale, theme, dismissed, drawnAt } = Route.useRouteContext()
  return (
    <html
      lang={locale}
      data-theme={theme}
      data-dismissed={dismissed || undefined}
      data-drawn-at={drawnAt}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
        {/* The router keeps one meta of a name: these two differ only in their media. */}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#191e3c" />
      </head>
      <body>
        <Frame banner={<Banner />} popUps={<PopUps />} loadLive={loadLive}>
          <Outlet />
        </Frame>
        <Stylesheet />
        <Scripts />
      </body>
    </html>
  )
}
