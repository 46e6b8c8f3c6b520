import { useHydrated, useMatches, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { lazyPart } from '../lib/chunks/lazy-part.tsx'
import { replayEarlyEvents } from '../lib/early-events.ts'
import { useSettings } from '../lib/settings.ts'
import { Banners } from './Banners.tsx'
import { EntryWarning } from './entry/EntryWarning.tsx'
import { LiveProvider, type LoadFeatures } from './LiveProvider.tsx'
import { ChatLayout } from './layouts/ChatLayout.tsx'
import { DefaultLayout, type DefaultLayoutProps } from './layouts/DefaultLayout.tsx'
import { EmptyLayout } from './layouts/EmptyLayout.tsx'
import { ShellNotices } from './ShellNotices.tsx'
import { Slot, type Slots } from './Slot.tsx'
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts'
import { usePageTitle } from './use-page-title.ts'
import { useShell } from './use-shell.ts'

// Fetched while there is a line, to be at hand when there is none.
const LineBanner = lazyPart(() => import('./line/LineBanner.tsx'), 'LineBanner')

export interface FrameProps {
  /** What the features show around every page, and the loader of what live events do to them. */
  slots: Slots
  loadLive: LoadFeatures
  children: ReactNode
}

/** What surrounds every page: its layout, the banners, and what reaches the member at any time. */
export function Frame({ slots, loadLive, children }: FrameProps) {
  const shell = useShell()
  const settings = useSettings()
  const loading = useRouterState({
    select: ({ status, resolvedLocation }) => status === 'pending' && !!resolvedLocation,
  })
  const isOffice = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout === 'office' })
  const isBeforeEntry = useMatches({ select: (matches) => matches.at(-1)?.staticData.beforeEntry === true })
  const isHydrated = useHydrated()
  usePageTitle(shell)
  useFocusAfterNavigation()
  useEffect(() => void replayEarlyEvents(), [])
  return (
    <>
      <ShellNotices loading={loading} />
      {isHydrated && <LineBanner />}
      <Layout shell={shell} banners={<Banners slots={slots} />}>
        {children}
      </Layout>
      {/* Whoever works there may be a member in the same browser: nothing of that reaches them at their work. */}
      {!isOffice && (
        <>
          <Slot slots={slots} place="Overlay" />
          {shell.member && <LiveProvider loadFeatures={loadLive} />}
          <EntryWarning
            site={shell.site}
            isVisitor={!shell.member}
            isBeforeEntry={isBeforeEntry}
            country={settings.visitorCountry}
            popupEnabled={settings.siteEntryPopup}
            popupCountries={settings.siteEntryCountries}
          />
        </>
      )}
    </>
  )
}

function Layout({ shell, banners, children }: Pick<DefaultLayoutProps, 'shell' | 'banners' | 'children'>) {
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
    case 'office':
      return <EmptyLayout>{children}</EmptyLayout>
    default:
      return (
        <DefaultLayout shell={shell} banners={banners} back={back} bottomNav={!actionBar}>
          {children}
        </DefaultLayout>
      )
  }
}
