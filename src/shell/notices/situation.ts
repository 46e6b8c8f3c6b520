import type { RegisteredRouter, RouteIds } from '@tanstack/react-router'
import type { Layout } from '../../lib/notices/layout.ts'
import type { Me } from '../../lib/session/me.ts'
import type { AskedName, BannerName, PopUpName } from '../../lib/slots.ts'
import type { PutAwayKey } from './put-away.ts'

export type RouteId = RouteIds<RegisteredRouter['routeTree']>

/** The page and its user. */
export interface Situation {
  route: RouteId | undefined
  layout: Layout
  /**
   * At the log-in form, because who logs in has said their age before and what the browser filled in is to stay in reach;
   * and at what one is asked to agree to.
   */
  isBeforeEntry: boolean
  /** The address says that a lander has signed this member up. */
  isApiSignup: boolean
  /** Null for a visitor. */
  member: Pick<Me, 'status' | 'profileStatus' | 'notificationsDisabled' | 'photo' | 'premium' | 'credits'> | null
  /** Where a visitor comes from, as two capitals; null when nobody knows. */
  country: string | null
  /** The site's warning at the door, and the countries it is limited to; none means all. */
  siteEntry: { isOn: boolean; countries: readonly string[] }
  isInstalledApp: boolean
  /** Undefined on the server, which cannot know. */
  isPhone: boolean | undefined
  putAway: readonly PutAwayKey[]
  /** What features have asked to show. */
  asked: readonly AskedName[]
  /** There is still a discount on their first purchase, as the server says. */
  hasTimeBonus: boolean
  /** They have been in the members' area for 40 seconds at a stretch. */
  isLongInMembersArea: boolean
  /** Messages could be pushed to this browser, and are not. */
  canPush: boolean
}

/** All that decides about the banner of a page. */
export interface BannerSituation extends Situation {
  /** The banner that this page came with, or none: another one waits for the next page. Undefined for one that comes now. */
  standing: BannerName | null | undefined
}

/** All that decides about what opens over it. */
export interface PopUpSituation extends Situation {
  /** The pop-up that is open. */
  open: PopUpName | null
  /** Somebody writes, or a dialog is open. */
  isBusy: boolean
}
