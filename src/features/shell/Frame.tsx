import { useHydrated, useMatches, useRouterState } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { replayEarlyEvents } from '../../lib/early-events.ts'
import { loadPatiently } from '../../lib/load-patiently.ts'
import { LikeNotifications } from '../likes/LikeNotifications.tsx'
import { SignupHost } from '../signup/SignupHost.tsx'
import { Banners } from './Banners.tsx'
import { ChatLayout } from './ChatLayout.tsx'
import { DefaultLayout } from './DefaultLayout.tsx'
import { EmptyLayout } from './EmptyLayout.tsx'
import { EntryWarning } from './entry/EntryWarning.tsx'
import { LiveProvider } from './LiveProvider.tsx'
import { ShellNotices } from './ShellNotices.tsx'
import type { Shell } from './shell.ts'
import { usePageTitle } from './use-page-title.ts'
import { useSettings, useShell } from './use-shell.ts'

// Fetched while there is a line, to be at hand when there is none.
const LineBanner = lazy(async () => ({
  default: (await loadPatiently(() => import('./line/LineBanner.tsx'))).LineBanner,
}))

/** What surrounds every page: its layout, the banners, and what reaches the member at any time. */
export function Frame({ children }: { children: ReactNode }) {
  const shell = useShell()
  const settings = useSettings()
  const loading = useRouterState({
    select: ({ status, resolvedLocation }) => status === 'pending' && !!resolvedLocation,
  })
  const isBeforeEntry = useMatches({ select: (matches) => matches.at(-1)?.staticData.beforeEntry === true })
  const isHydrated = useHydrated()
  usePageTitle(shell)
  useEffect(() => void replayEarlyEvents(), [])
  return (
    <>
      <ShellNotices loading={loading} />
      {isHydrated && (
        <Suspense fallback={null}>
          <LineBanner />
        </Suspense>
      )}
      <Layout shell={shell}>{children}</Layout>
      <SignupHost isVisitor={!shell.member} />
      {shell.member && <LiveProvider />}
      {shell.member && <LikeNotifications />}
      <EntryWarning
        site={shell.site}
        isVisitor={!shell.member}
        isBeforeEntry={isBeforeEntry}
        country={settings.visitorCountry}
        popupEnabled={settings.siteEntryPopup}
        popupCountries={settings.siteEntryCountries}
      />
    </>
  )
}

function Layout({ shell, children }: { shell: Shell; children: ReactNode }) {
  const { layout, back, actionBar, inConversation } =
    useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {}
  switch (layout) {
    case 'chat':
      return (
        <ChatLayout shell={shell} inConversation={inConversation}>
          {children}
        </ChatLayout>
      )
    case 'empty':
      return <EmptyLayout>{children}</EmptyLayout>
    default:
      return (
        <DefaultLayout shell={shell} banners={<Banners />} back={back} bottomNav={!actionBar}>
          {children}
        </DefaultLayout>
      )
  }
}
