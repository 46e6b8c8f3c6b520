import { useMatches, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isApiSignup } from '../../lib/navigation/api-signup.ts'
import { useAsked } from '../../lib/notices/asked.ts'
import { layoutOf } from '../../lib/notices/layout.ts'
import { useMe } from '../../lib/session/me.ts'
import { useSettings } from '../../lib/settings.ts'
import { useIsBefore } from '../../lib/time/countdown.ts'
import { useLasting } from '../../lib/use-lasting.ts'
import { installed, useMedia, wide } from '../../lib/use-media.ts'
import { isInMembersArea } from './conditions.ts'
import { putAway, usePutAway } from './put-away.ts'
import type { Situation } from './situation.ts'

/** The data about the page and its user. */
export function useSituation(): Situation {
  const { siteEntryPopup, siteEntryCountries, visitorCountry } = useSettings()
  const asked = useAsked()
  const isWide = useMedia(wide)
  const member = useMe()
  const route = useMatches({ select: (matches) => matches.at(-1)?.routeId })
  const dismissed = usePutAway()
  const hasEntered = member !== null && !dismissed.includes('hide-entry-warning')
  // Members have said their age: after a log-out they are not asked for it.
  useEffect(() => {
    if (hasEntered) putAway('hide-entry-warning')
  }, [hasEntered])
  const bonusEnd = member?.timeBonus?.endsAt.getTime() ?? 0
  return {
    route,
    layout: useMatches({ select: layoutOf }),
    isBeforeEntry: useMatches({ select: (matches) => matches.at(-1)?.staticData.beforeEntry === true }),
    isApiSignup: useRouterState({ select: ({ location }) => isApiSignup(location.search) }),
    member,
    country: visitorCountry,
    siteEntry: { isOn: siteEntryPopup, countries: siteEntryCountries ?? [] },
    isInstalledApp: useMedia(installed) ?? false,
    isPhone: isWide === undefined ? undefined : !isWide,
    putAway: dismissed,
    asked,
    hasTimeBonus: useIsBefore(bonusEnd) && bonusEnd > 0,
    isLongInMembersArea: useLasting(isInMembersArea({ route }), 40_000),
    canPush: asked.includes('push'),
  }
}
