import { countryOf } from '../../gateways/geo-country.ts'
import type { Context, World } from '../context.ts'
import { offered, offeredLocale } from '../i18n/languages.ts'
import { sessionCookieName } from '../sessions.ts'
import { findStaffBySecret, staffCookieName } from '../staff.ts'
import {
  deviceCookieName,
  linkCookieName,
  localeCookie,
  localeCookieName,
  readCookies,
  sessionCookie,
} from './cookies.ts'
import type { IncomingRequest } from './incoming-request.ts'
import { clientAddress, networkOf } from './network.ts'
import { originOf } from './origin.ts'

/** Reads at most the sessions. */
export async function openContext(
  world: World,
  { request, url, socketAddress, requestId, port }: IncomingRequest,
  setCookie: (header: string) => void,
): Promise<Context> {
  const { headers } = request
  const site = await world.sites.of(headers.get('host') ?? url.host)
  const cookies = readCookies(headers.get('cookie'))
  const origin = originOf(world.config, site, { url, headers }, port ?? world.config.port)
  const secure = origin.startsWith('https:')

  const sessionSecret = cookies.get(sessionCookieName) || null
  const found = sessionSecret ? await world.sessions.find(sessionSecret) : undefined
  const me = found && found.member.siteId === site.id ? found.member : null
  if (me && found?.renewed) setCookie(sessionCookie(sessionSecret as string, secure))

  const staffSecret = cookies.get(staffCookieName)
  const staff = staffSecret ? await findStaffBySecret(world.db, staffSecret, world.now()) : null

  const chosen = offered(site, cookies.get(localeCookieName))
  const locale = chosen ?? offeredLocale(site, me?.locale)
  if (!chosen && headers.get('sec-fetch-dest') === 'document') setCookie(localeCookie(locale, secure))

  const address = clientAddress(socketAddress, headers.get('x-forwarded-for'), world.config.trustedProxies)
  return {
    ...world,
    site,
    me,
    staff,
    locale,
    country: countryOf(address),
    network: networkOf(address),
    userAgent: headers.get('user-agent') ?? '',
    requestId,
    origin,
    sessionSecret,
    photoSession: me && sessionSecret,
    deviceProofs: cookies.get(deviceCookieName) || null,
    mailedToken: cookies.get(linkCookieName) || null,
    setCookie,
    pageOwner: headers.get('x-page-owner'),
  }
}
