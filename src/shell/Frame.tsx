import { useMatches, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { RegionFailureContext } from '@/ui/region/Region.tsx'
import { lazyPart } from '../lib/chunks/lazy-part.tsx'
import { replayEarlyEvents } from '../lib/early-events.ts'
import { usePageShown } from '../lib/navigation/page-shown.ts'
import { useCameToShop } from '../lib/navigation/use-came-to-shop.ts'
import { useMe } from '../lib/session/me.ts'
import { LiveProvider, type LoadFeatures } from './LiveProvider.tsx'
import { ChatLayout } from './layouts/ChatLayout.tsx'
import { DefaultLayout, type DefaultLayoutProps } from './layouts/DefaultLayout.tsx'
import { EmptyLayout } from './layouts/EmptyLayout.tsx'
import { ShellNotices } from './ShellNotices.tsx'
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts'
import { usePageTitle } from './use-page-title.ts'
import { useShell } from './use-shell.ts'

// Fetched while there is a line, to be at hand when there is none.
const LineBanner = lazyPart(() => import('./line/LineBanner.tsx'), 'LineBanner')
const RegionFailure = lazyPart(() => import('./errors/RegionFailure.tsx'), 'RegionFailure', 'once-alive')

export interface FrameProps {
  /** The banner above members' pages and the pop-ups over any page, each in its own chunk. */
  banner: ReactNode
  popUps: ReactNode
  /** Loads what live events do to the features. */
  loadLive: LoadFeatures
  children: ReactNode
}

/** What surrounds every page: its layout, the notices, and what reaches the member at any time. */
export function Frame({ banner, popUps, loadLive, children }: FrameProps) {
  const shell = useShell()
  const loading = useRouterState({
    select: ({ status, resolvedLocation }) => status === 'pending' && !!resolvedLocation,
  })
  const isOffice = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout === 'office' })
  const isShown = usePageShown()
  usePageTitle(shell)
  useFocusAfterNavigation()
  useCameToShop(useMe()?.id)
  useEffect(() => void replayEarlyEvents(), [])
  return (
    <RegionFailureContext value={RegionFailure}>
      <ShellNotices loading={loading} />
      {isShown && <LineBanner />}
      <Layout shell={shell} banner={banner}>
        {children}
      </Layout>
      {/* Whoever works there may be a member in the same browser: nothing of that reaches them at their work. */}
      {!isOffice && isShown && popUps}
      {!isOffice && shell.member && <LiveProvider loadFeatures={loadLive} />}
    </RegionFailureContext>
  )
}

function Layout({ shell, banner, children }: Pick<DefaultLayoutProps, 'shell' | 'banner' | 'children'>) {
  const { layout, back, actionBar, inConversation, isApp } =
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
        <DefaultLayout shell={shell} banner={banner} back={back} actionBar={actionBar} isApp={isApp}>
          {children}
        </DefaultLayout>
      )
  }
}
