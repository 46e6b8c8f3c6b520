import { expect, test } from 'bun:test'
import { askedLocale, offered, offeredLocale, type Speaking } from './languages.ts'

const site: Speaking = { settings: { domainLanguage: 'nl', offeredLocales: ['nl', 'en'] } }
const asked = (headers: Record<string, string>) => askedLocale(site, new Headers(headers))

test.each([
  ['en-GB,en;q=0.9,nl;q=0.8', 'en'],
  ['fr-CH, fr;q=0.9, en;q=0.8, nl;q=0.85', 'nl'],
  ['NL_be', 'nl'],
  ['en;q=0, nl;q=0.1', 'nl'],
  ['nl;q=nonsense, en;q=0.1', 'en'],
  ['pl', undefined],
  ['*', undefined],
  ['', undefined],
  [`${'fr,'.repeat(200)}en`, undefined],
])('a browser that accepts %s gets the language of it that the site has', (header, locale) => {
  expect<string | undefined>(asked({ 'accept-language': header })).toBe(locale)
})

test('what was chosen on the site comes before what the browser accepts', () => {
  expect(asked({ cookie: 'locale=nl', 'accept-language': 'en' })).toBe('nl')
  expect(asked({ cookie: 'locale=xx', 'accept-language': 'en' })).toBe('en')
})

test('a language that the site lacks falls back to the site’s own', () => {
  expect(offeredLocale(site, 'nl-NL')).toBe('nl')
  expect(offeredLocale(site, 'fr')).toBe('nl')
  expect([offered(site, 5), offered(site, ['en']), offered(site, 'en'.repeat(50))]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
