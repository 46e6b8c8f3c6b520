import { useMatches, useRouterState } from '@tanstack/react-router'
import { isApiSignup } from '../../lib/navigation/api-signup.ts'
import { useAsked } from '../../lib/notices/asked.ts'
import { layoutOf } from '../../lib/notices/layout.ts'
import { useMe } from '../../lib/session/me.ts'
import { useSettings } from '../../lib/settings.ts'
import { installed, useMedia, wide } from '../../lib/use-media.ts'
import { usePutAway } from './put-away.ts'
import type { Situation } from './situation.ts'

/** What is known of the page and whoever is on it. */
export function useSituation(): Situation {
  const { siteEntryPopup, siteEntryCountries, visitorCountry } = useSettings()
  const isWide = useMedia(wide)
  return {
    route: useMatches({ select: (matches) => matches.at(-1)?.routeId }),
    layout: useMatches({ select: layoutOf }),
    isBeforeEntry: useMatches({ select: (matches) => matches.at(-1)?.staticData.beforeEntry === true }),
    isApiSignup: useRouterState({ select: ({ location }) => isApiSignup(location.search) }),
    member: useMe(),
    country: visitorCountry,
    siteEntry: { isOn: siteEntryPopup, countries: siteEntryCountries ?? [] },
    isInstalledApp: useMedia(installed) ?? false,
    isPhone: isWide === undefined ? undefined : !isWide,
    putAway: usePutAway(),
    asked: useAsked(),
    // Neither is built yet (product §18), and nothing is offered that cannot be had.
    shop: null,
    canPush: false,
  }
}
