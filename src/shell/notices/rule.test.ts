import { describe, expect, test } from 'bun:test'
import { banners } from './conditions.ts'
import { bannerOf, popUpOf } from './rule.ts'
import type { BannerSituation, PopUpSituation } from './situation.ts'

type Now = BannerSituation & PopUpSituation

const confirmed: NonNullable<Now['member']> = {
  status: 'active',
  profileStatus: 'active',
  notificationsDisabled: [],
  photo: { thumb: '/thumb', card: '/card', match: '/match', colour: '#808080', underInspection: false },
  premium: false,
  credits: 0,
}

/** Nobody in particular, on a page where all notices may stand. */
const visitor: Now = {
  route: '/members/',
  layout: 'default',
  isBeforeEntry: false,
  isApiSignup: false,
  member: null,
  country: 'BE',
  siteEntry: { isOn: true, countries: [] },
  isInstalledApp: false,
  isPhone: true,
  putAway: ['hide-entry-warning'],
  asked: [],
  standing: undefined,
  open: null,
  isBusy: false,
  hasTimeBonus: false,
  isLongInMembersArea: false,
  canPush: false,
}
const newcomer: Now = { ...visitor, putAway: [] }
const member: Now = { ...visitor, member: confirmed }
const unconfirmed = { ...confirmed, status: 'not_confirmed', profileStatus: 'disabled' } as const
const waiting: Now = { ...member, member: unconfirmed }
const faceless: Now = { ...member, member: { ...confirmed, photo: null } }
const unreached: Now = { ...member, member: { ...confirmed, notificationsDisabled: ['bounce'] } }
const pushable: Now = { ...member, canPush: true }
const discounted: Now = { ...member, hasTimeBonus: true, isLongInMembersArea: true }

const [activate, mailOff, bonus, photo, push] = ['activation', 'mail-off', 'time-bonus', 'photo', 'push'] as const

type Row = [situation: string, now: Now, banner: ReturnType<typeof bannerOf>, popUp: ReturnType<typeof popUpOf>]

const tables: Record<string, Row[]> = {
  nothing: [
    ['somebody who has been here before', visitor, null, null],
    ['a member of whom nothing is missing', member, null, null],
  ],
  'the door': [
    ['from the Netherlands', { ...newcomer, country: 'NL' }, null, 'adult-entry'],
    ['from Germany', { ...newcomer, country: 'DE' }, null, 'adult-entry'],
    [
      'from NL, where the welcome is off',
      { ...newcomer, country: 'NL', siteEntry: { isOn: false, countries: [] } },
      null,
      'adult-entry',
    ],
    ['from NL, in the frame of chats', { ...newcomer, country: 'NL', layout: 'chat' }, null, 'adult-entry'],
    ['from NL, in the empty frame', { ...newcomer, country: 'NL', layout: 'empty' }, null, null],
    ['from elsewhere', newcomer, null, 'site-entry'],
    ['from nobody knows where', { ...newcomer, country: null }, null, 'site-entry'],
    ['where it is off', { ...newcomer, siteEntry: { isOn: false, countries: [] } }, null, null],
    [
      'from a country that it is limited to',
      { ...newcomer, siteEntry: { isOn: true, countries: ['BE'] } },
      null,
      'site-entry',
    ],
    ['from one that it is not limited to', { ...newcomer, siteEntry: { isOn: true, countries: ['FR'] } }, null, null],
    [
      'limited, from nobody knows where',
      { ...newcomer, country: null, siteEntry: { isOn: true, countries: ['FR'] } },
      null,
      null,
    ],
    ['from elsewhere, in the frame of chats', { ...newcomer, layout: 'chat' }, null, null],
    ['as an installed app', { ...newcomer, country: 'NL', isInstalledApp: true }, null, null],
    ['at the log-in', { ...newcomer, country: 'NL', isBeforeEntry: true }, null, null],
    ['said before', { ...newcomer, country: 'NL', putAway: ['hide-entry-warning'] }, null, null],
    ['a member', { ...member, country: 'NL', putAway: [] }, null, null],
  ],
  'to confirm the address': [
    ['not confirmed', waiting, activate, null],
    ['by a lander, on a smartphone', { ...waiting, isApiSignup: true }, null, 'activation'],
    ['by a lander, on a desktop', { ...waiting, isApiSignup: true, isPhone: false }, activate, null],
    [
      'by a lander, as the server draws it',
      { ...waiting, isApiSignup: true, isPhone: undefined, isBusy: true },
      activate,
      null,
    ],
    ['by a lander, confirmed by now', { ...member, isApiSignup: true }, null, null],
    ['with a profile that is found', { ...waiting, member: { ...unconfirmed, profileStatus: 'active' } }, null, null],
    ['whose mail is off', { ...waiting, member: { ...unconfirmed, notificationsDisabled: ['fbl'] } }, mailOff, null],
    ['without a photo', { ...waiting, member: { ...unconfirmed, photo: null } }, activate, null],
    ['in the frame of chats', { ...waiting, layout: 'chat' }, null, null],
    ...(['/signup', '/complete-signup', '/activate/done', '/activate/error', '/notifications'] as const).flatMap(
      (route): Row[] => [
        [`on ${route}`, { ...waiting, route }, null, null],
        [`by a lander, on ${route}`, { ...waiting, route, isApiSignup: true }, null, null],
      ],
    ),
  ],
  'to add a photo': [
    ['no main photo', faceless, photo, null],
    ['put away', { ...faceless, putAway: ['hide-enrich-alert'] }, null, null],
    ['something else put away', { ...faceless, putAway: ['hide-push-notification-alert'] }, photo, null],
    ['in the frame of chats', { ...faceless, layout: 'chat' }, null, null],
    ...(
      [
        '/profile',
        '/profile_/photos',
        '/signup',
        '/complete-signup',
        '/activate/done',
        '/premium',
        '/notifications',
        '/directdebit',
        '/credits/',
        '/credits/$id/{-$paymentmethod}',
        '/credits/limit',
        '/transactions_/$id/withdraw',
        '/withdrawal/',
        '/withdrawal/do',
      ] as const
    ).map((route): Row => [`on ${route}`, { ...faceless, route }, null, null]),
  ],
  'to have messages pushed': [
    ['could be', pushable, push, null],
    ['put away', { ...pushable, putAway: ['hide-push-notification-alert'] }, null, null],
    ['a visitor', { ...visitor, canPush: true }, null, null],
    ...(['/signup', '/complete-signup', '/notifications', '/activate/done', '/directdebit', '/premium'] as const).map(
      (route): Row => [`on ${route}`, { ...pushable, route }, null, null],
    ),
    ['on /profile', { ...pushable, route: '/profile' }, push, null],
  ],
  'mail is off': [
    ['bounced', unreached, mailOff, null],
    ['put away', { ...unreached, putAway: ['hide-disabled-notifications-alert'] }, null, null],
    ['on the settings', { ...unreached, route: '/notifications' }, null, null],
    ['on /premium', { ...unreached, route: '/premium' }, mailOff, null],
  ],
  'the discount of the first hours': [
    ['that is not theirs, or over', { ...discounted, hasTimeBonus: false }, null, null],
    ['before they have been here for long', { ...discounted, isLongInMembersArea: false }, bonus, null],
    ['after 40 seconds', discounted, bonus, 'time-bonus'],
    ['with credits', { ...discounted, member: { ...confirmed, credits: 1 } }, bonus, null],
    ['put away', { ...discounted, putAway: ['hide-time-bonus-modal'] }, bonus, null],
    ['whose banner was put away', { ...discounted, putAway: ['hide-time-bonus-banner'] }, null, null],
    ['paid before', { ...discounted, member: { ...confirmed, premium: true } }, null, null],
    ['logged out', { ...discounted, member: null }, null, null],
    ['on an information page', { ...discounted, route: '/pages/faq' }, null, null],
    ['on a profile', { ...discounted, route: '/members/$id/' }, bonus, 'time-bonus'],
    ['among likes', { ...discounted, route: '/likes/' }, bonus, 'time-bonus'],
    ['in a list of likes, which is not of the members’ area', { ...discounted, route: '/likes/$type' }, null, null],
    ['among chats, whose frame has no notices', { ...discounted, route: '/chats/', layout: 'chat' }, null, null],
    ['at a match', { ...discounted, route: '/likes/m/$id' }, bonus, 'time-bonus'],
    ['at the offer of premium, which has the clock itself', { ...discounted, route: '/premium' }, null, null],
  ],
  'what has happened, and what was asked for': [
    ['a match', { ...member, asked: ['match'] }, null, 'match'],
    ['a like', { ...member, asked: ['like'] }, null, 'like'],
    ['a match, in the frame of chats', { ...member, asked: ['match'], layout: 'chat' }, null, null],
    ['a like, on the way out', { ...visitor, asked: ['like'] }, null, null],
    ['sign-up', { ...visitor, asked: ['signup'] }, null, 'signup'],
    ['sign-up over the empty frame', { ...visitor, asked: ['signup'], layout: 'empty' }, null, 'signup'],
    ['sign-up that goes on after the log-in', { ...waiting, asked: ['signup'] }, activate, 'signup'],
  ],
  'a decision about a photo': [
    ['not read', { ...member, asked: ['statement'] }, 'statement', null],
    ['where it stands', { ...member, asked: ['statement'], route: '/profile_/photos' }, null, null],
    ['not read, and mail is off', { ...unreached, asked: ['statement'] }, 'statement', null],
    ['not confirmed', { ...waiting, asked: ['statement'] }, activate, null],
    ['told while a page stands', { ...member, asked: ['statement'], standing: null }, null, null],
  ],
  'the office': [
    ['a visitor', { ...newcomer, country: 'NL', layout: 'office' }, null, null],
    ['a member', { ...faceless, layout: 'office', asked: ['match', 'statement'] }, null, null],
  ],
  'several at once': [
    ['the door and sign-up', { ...newcomer, asked: ['signup'] }, null, 'site-entry'],
    [
      'mail off, discount, photo and push',
      { ...discounted, member: { ...confirmed, photo: null, notificationsDisabled: ['fbl'] }, canPush: true },
      mailOff,
      'time-bonus',
    ],
    [
      'discount, photo and push',
      { ...discounted, member: { ...confirmed, photo: null }, canPush: true },
      bonus,
      'time-bonus',
    ],
    ['photo and push', { ...faceless, canPush: true }, photo, null],
    ['photo put away, and push', { ...faceless, canPush: true, putAway: ['hide-enrich-alert'] }, push, null],
    ['like and match', { ...member, asked: ['like', 'match'] }, null, 'match'],
    ['activation and match', { ...waiting, isApiSignup: true, asked: ['match'] }, null, 'activation'],
    ['activation and sign-up that goes on', { ...waiting, isApiSignup: true, asked: ['signup'] }, null, 'signup'],
    ['activation and like', { ...waiting, isApiSignup: true, asked: ['like'] }, null, 'activation'],
    ['like and discount', { ...discounted, asked: ['like'] }, bonus, 'like'],
    ['a banner and a pop-up', { ...faceless, asked: ['like'] }, photo, 'like'],
  ],
  'somebody is busy': [
    ['at the door', { ...newcomer, isBusy: true }, null, null],
    ['a match', { ...member, asked: ['match'], isBusy: true }, null, null],
    ['a like', { ...member, asked: ['like'], isBusy: true }, null, null],
    ['the activation', { ...waiting, isApiSignup: true, isBusy: true }, null, null],
    ['the discount', { ...discounted, isBusy: true }, bonus, null],
    ['sign-up, which they pressed for', { ...visitor, asked: ['signup'], isBusy: true }, null, 'signup'],
    ['at the door, and now presses for sign-up', { ...newcomer, asked: ['signup'], isBusy: true }, null, 'site-entry'],
  ],
  'what is open stays': [
    ['a like, when a match comes', { ...member, open: 'like', asked: ['like', 'match'] }, null, 'like'],
    ['and its own dialog keeps nobody busy', { ...member, open: 'like', asked: ['like'], isBusy: true }, null, 'like'],
    ['until its cause is gone', { ...member, open: 'like', asked: ['match'] }, null, 'match'],
    ['sign-up, when the door comes', { ...newcomer, open: 'signup', asked: ['signup'] }, null, 'signup'],
  ],
  'nothing comes into a page, or changes in it': [
    ['a photo is missing later', { ...faceless, standing: null }, null, null],
    [
      'mail is off later',
      { ...unreached, member: { ...unreached.member!, photo: null }, standing: photo },
      photo,
      null,
    ],
    ['the photo is there', { ...member, standing: photo }, null, null],
    [
      'put away, and the next one waits',
      { ...faceless, canPush: true, putAway: ['hide-enrich-alert'], standing: photo },
      null,
      null,
    ],
    ['the pop-up of the activation is closed', { ...waiting, standing: null }, null, null],
    ['a pop-up may come', { ...member, standing: null, asked: ['like'] }, null, 'like'],
  ],
}

for (const [about, rows] of Object.entries(tables)) {
  describe(about, () => {
    test.each(rows)('%s', (_, now, banner, popUp) => {
      expect({ banner: bannerOf(now), popUp: popUpOf(now) }).toEqual({ banner, popUp })
    })
  })
}

describe('in every situation of these tables', () => {
  const situations = Object.entries(tables).flatMap(([about, rows]) =>
    rows.map(([name, now]) => ({ name: `${about}: ${name}`, now })),
  )

  test('over whoever is busy nothing opens by itself', () => {
    for (const { name, now } of situations) {
      const asked = now.asked.filter((each) => each !== 'signup')
      expect(popUpOf({ ...now, asked, open: null, isBusy: true }), name).toBeNull()
    }
  })

  test('what is open is not changed for something else', () => {
    for (const { name, now } of situations) {
      const popUp = popUpOf(now)
      const later: Now = { ...now, open: popUp, asked: ['statement', 'signup', 'match', 'like'] }
      if (popUp) expect(popUpOf(later), name).toBe(popUp)
    }
  })

  test('no banner comes into a page that has none, or in the place of another', () => {
    for (const { name, now } of situations) {
      expect(bannerOf({ ...now, standing: null }), name).toBeNull()
      for (const [standing] of banners) expect([standing, null], name).toContain(bannerOf({ ...now, standing }))
    }
  })
})
