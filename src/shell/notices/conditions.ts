import type { BannerName, PopUpName } from '../../lib/slots.ts'
import type { PutAwayKey } from './put-away.ts'
import type { RouteId, Situation } from './situation.ts'

type Condition<Now = Situation> = (now: Now) => boolean

/** Of a member, on a page in whose frame notices stand. */
export interface MembersSituation extends Situation {
  member: NonNullable<Situation['member']>
}

/** First what keeps a member from being reached, then what ends soon, then what would be nice. */
export const banners: readonly [BannerName, Condition<MembersSituation>][] = [
  ['activation', (now) => isUnconfirmed(now)],
  ['statement', (now) => now.asked.includes('statement') && !isOn(now, ['/profile_/photos'])],
  ['mail-off', (now) => now.member.notificationsDisabled.length > 0 && !isOn(now, ['/notifications'])],
  ['time-bonus', (now) => hasTimeBonus(now) && isInMembersArea(now)],
  ['photo', (now) => now.member.photo === null && !isOn(now, [...quiet, '/profile', '/profile_/photos'])],
  ['push', (now) => now.canPush && !isOn(now, quiet)],
]

/** By what a banner is put away; the others stay until their cause is gone. */
export const bannerKeys: Partial<Record<BannerName, PutAwayKey>> = {
  'mail-off': 'hide-disabled-notifications-alert',
  'time-bonus': 'hide-time-bonus-banner',
  photo: 'hide-enrich-alert',
  push: 'hide-push-notification-alert',
}

/** First the door, then what somebody has asked for, what has happened, and at last an offer. */
export const popUps: readonly [PopUpName, Condition][] = [
  [
    'adult-entry',
    (now) => isAtDoor(now) && (now.layout === 'default' || now.layout === 'chat') && isAdultCountry(now.country),
  ],
  ['site-entry', (now) => isAtDoor(now) && now.layout === 'default' && isSiteEntryFor(now)],
  ['signup', (now) => now.asked.includes('signup')],
  ['activation', (now) => isOfMembers(now) && isUnconfirmed(now) && remindsLarge(now)],
  ['match', (now) => isOfMembers(now) && now.asked.includes('match')],
  ['like', (now) => isOfMembers(now) && now.asked.includes('like')],
  ['time-bonus', (now) => isOfMembers(now) && hasTimeBonus(now) && isToldOfTimeBonus(now)],
]

/** By what a pop-up is put away for good. */
export const popUpKeys: Partial<Record<PopUpName, PutAwayKey>> = { 'time-bonus': 'hide-time-bonus-modal' }

export function isOfMembers(now: Situation): now is MembersSituation {
  return now.member !== null && now.layout === 'default'
}

/** As a pop-up in the place of the banner: on a smartphone, right after a lander's sign-up. */
export const remindsLarge: Condition = ({ isApiSignup, isPhone }) => isApiSignup && isPhone === true

/** Where nothing is offered: who is here has something else to do, or reads of it already. */
const quiet = [
  '/signup',
  '/complete-signup',
  '/activate/done',
  '/notifications',
  '/directdebit',
  '/premium',
  '/credits/',
  '/credits/$id/{-$paymentmethod}',
  '/credits/repeat-order',
  '/credits/limit',
  '/transactions_/$id/withdraw',
  '/withdrawal/',
  '/withdrawal/do',
] as const satisfies RouteId[]

/** But for the chats, which belong to it and have no notices in their frame, and for what tells the price with its clock itself. */
const membersArea = ['/members/', '/members/$id/', '/likes/', '/likes/m/$id'] as const satisfies RouteId[]

/** Pages that say it themselves, or where it would be in the way. */
const speaksOfActivation = [
  '/signup',
  '/complete-signup',
  '/activate/done',
  '/activate/error',
  '/notifications',
] as const satisfies RouteId[]

const adultCountries: readonly string[] = ['NL', 'DE']

export const isInMembersArea = (now: Pick<Situation, 'route'>): boolean => isOn(now, membersArea)

const isOn = ({ route }: Pick<Situation, 'route'>, routes: readonly RouteId[]): boolean =>
  route !== undefined && routes.includes(route)

function isUnconfirmed(now: MembersSituation): boolean {
  const { status, profileStatus, notificationsDisabled } = now.member
  const isWaiting = status === 'not_confirmed' && profileStatus === 'disabled' && notificationsDisabled.length === 0
  return isWaiting && !isOn(now, speaksOfActivation)
}

function isAtDoor({ member, isInstalledApp, isBeforeEntry, putAway }: Situation): boolean {
  return !member && !isInstalledApp && !isBeforeEntry && !putAway.includes('hide-entry-warning')
}

const isAdultCountry = (country: string | null): boolean => country !== null && adultCountries.includes(country)

function isSiteEntryFor({ siteEntry: { isOn, countries }, country }: Situation): boolean {
  return isOn && (countries.length === 0 || (country !== null && countries.includes(country)))
}

/** The member may have bought premium since the page received the bonus. */
const hasTimeBonus = (now: MembersSituation): boolean => now.hasTimeBonus && !now.member.premium

function isToldOfTimeBonus(now: MembersSituation): boolean {
  const { isLongInMembersArea, member, putAway } = now
  const isHidden = putAway.includes('hide-time-bonus-modal') || putAway.includes('hide-time-bonus-banner')
  return isInMembersArea(now) && isLongInMembersArea && member.credits === 0 && !isHidden
}
