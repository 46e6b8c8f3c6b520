import type { World } from '../context.ts'
import { localeCookieName, readCookies } from '../http/cookies.ts'
import { askedLocale, offeredLocale } from '../i18n/languages.ts'
import type { Locale } from '../i18n/locales.ts'

/**
 * The name of the site that is asked and the language to answer in, where there is no context to tell them. Sites are
 * kept in memory; only a server that has never reached its database does not know them. Programs are answered in the
 * first language that they accept, browsers in the one that was chosen on the site.
 */
export async function siteOfRequest(
  { sites }: Pick<World, 'sites'>,
  { headers, url }: Request,
  by: 'browser' | 'program' = 'browser',
): Promise<{ name: string; locale: Locale }> {
  const site = await sites.of(headers.get('host') ?? new URL(url).host).catch(() => undefined)
  if (!site) return { name: 'Vonk', locale: 'nl' }
  const chosen =
    by === 'program' ? askedLocale(site, headers) : readCookies(headers.get('cookie')).get(localeCookieName)
  return { name: site.settings.name, locale: offeredLocale(site, chosen) }
}
