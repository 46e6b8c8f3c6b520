import { localeCookieName, readCookies } from '../http/cookies.ts'
import type { SiteSettings } from '../site/settings.ts'
import { type Locale, locales } from './locales.ts'

export interface Speaking {
  settings: Pick<SiteSettings, 'domainLanguage' | 'offeredLocales'>
}

/** In code units. No language has a longer name. */
const longestTag = 35
/** In code units. Browsers write some ten languages. */
const longestHeader = 300

/** The language of the site that is meant, by the letters before the first hyphen: `nl-BE` is `nl`. */
export function offered(site: Speaking, tag: unknown): Locale | undefined {
  if (typeof tag !== 'string' || tag.length > longestTag) return undefined
  const [language] = tag.trim().toLowerCase().split(/[-_]/)
  const known = locales.find((candidate) => candidate === language)
  return known && site.settings.offeredLocales.includes(known) ? known : undefined
}

/** On a first visit the domain's language is used when the site offers it (product §12.5). */
export function offeredLocale(site: Speaking, wanted: string | undefined): Locale {
  const { domainLanguage, offeredLocales } = site.settings
  return offered(site, wanted) ?? offered(site, domainLanguage) ?? (offeredLocales[0] as Locale)
}

/** What a browser or program asks for by its headers: the language chosen on the site, else the first it accepts. */
export function askedLocale(site: Speaking, headers: Headers): Locale | undefined {
  const chosen = readCookies(headers.get('cookie')).get(localeCookieName)
  return offered(site, chosen) ?? acceptedLocale(site, headers.get('accept-language') ?? '')
}

function acceptedLocale(site: Speaking, header: string): Locale | undefined {
  const wishes = header
    .slice(0, longestHeader)
    .split(',')
    .map((wish) => {
      const [tag, ...parameters] = wish.split(';')
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { locale: offered(site, tag), weight: weight ? Number(weight.trim().slice(2)) : 1 }
    })
    .filter(({ locale, weight }) => locale && weight > 0)
  return wishes.sort((a, b) => b.weight - a.weight)[0]?.locale
}
