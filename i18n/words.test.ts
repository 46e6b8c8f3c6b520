import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { m } from './paraglide/messages.js'

const { baseLocale, locales, ...settings } = JSON.parse(
  readFileSync(resolve(import.meta.dir, 'project.inlang/settings.json'), 'utf8'),
)
const patterns: string[] = settings['plugin.inlang.messageFormat'].pathPattern

function wordsOf(locale: string): Record<string, unknown> {
  const files = patterns.map((pattern) => resolve(import.meta.dir, pattern.replace('{locale}', locale)))
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))))
}

function parametersOf(message: unknown): string[] {
  return [...new Set(JSON.stringify(message).match(/\{\w+\}/g) ?? [])].sort()
}

test('every language says everything, with the same parameters', () => {
  const base = wordsOf(baseLocale)
  for (const locale of locales) {
    const words = wordsOf(locale)
    expect(Object.keys(words).sort(), locale).toEqual(Object.keys(base).sort())
    for (const [key, message] of Object.entries(words)) {
      expect(parametersOf(message), `${locale} ${key}`).toEqual(parametersOf(base[key]))
    }
  }
})

test('every message is compiled', () => {
  expect(Object.keys(wordsOf(baseLocale)).filter((key) => !(key in m))).toEqual([])
})

test('keys are lower case: a bundle of one language would not find others', () => {
  expect(Object.keys(wordsOf(baseLocale)).filter((key) => key !== key.toLowerCase())).toEqual([])
})

test('every file of words is named in the settings', () => {
  for (const locale of locales) {
    const files = readdirSync(resolve(import.meta.dir, 'messages', locale)).map((name) => `./messages/{locale}/${name}`)
    expect(files.sort()).toEqual([...patterns].sort())
  }
})

/** Words that name a thing for which another word stands (i18n/README.md). */
const forbidden: Record<string, RegExp> = {
  nl: /\b(pakket(ten)?|toestel(len)?|grens|grenzen|munt|hoogstens|hooguit|teruggave|creditbon|teruggehaald|weghalen|premium lid|zonder btw|ingrijpen|account maken|matchvinder|klantendienst|betaalmethodes|uw?)\b/i,
  en: /\b(packages?|e-mails?)\b/i,
}
/** Product §16.1. */
const fixed = ['refusal_birth_date_required', 'refusal_email_invalid']

test('each thing has the word that the glossary has for it', () => {
  for (const [locale, words] of Object.entries(forbidden)) {
    const breaking = textsOf(locale).filter(([key, text]) => !fixed.includes(key) && words.test(text))
    expect(breaking, locale).toEqual([])
  }
})

test('an hour brings its own "uur"', () => {
  expect(textsOf('nl').filter(([, text]) => /\{(time|at|hour)\}(<\/\w+>)? uur/.test(text))).toEqual([])
})

/** Every text of a language with its key, each case of a plural by itself. */
function textsOf(locale: string): [key: string, text: string][] {
  return Object.entries(wordsOf(locale)).flatMap(([key, message]) =>
    typeof message === 'string'
      ? [[key, message] as [string, string]]
      : casesOf(message).map((text) => [key, text] as [string, string]),
  )
}

const casesOf = (message: unknown) =>
  (message as { match: Record<string, string> }[]).flatMap(({ match }) => Object.values(match))

/** What is counted, by language: one of it has another form. */
const counted: Record<string, string[]> = {
  nl: ['credits', 'berichten', 'dagen', 'minuten', 'seconden', 'foto’s', 'leden', 'likes', 'matches', 'zoekopdrachten'],
  en: [
    'credits',
    'messages',
    'days',
    'minutes',
    'seconds',
    'photos',
    'members',
    'likes',
    'matches',
    'searches',
    'times',
  ],
}
/** Rules of the product that are never one, and a name before a verb. */
const neverOne = ['limit', 'most', 'min', 'days', 'minutes', 'members', 'matches', 'of', 'name']

interface Variants {
  selectors: string[]
  match: Record<string, string>
}

test('one of what is counted is never said in the plural', () => {
  for (const locale of locales) {
    const noun = counted[locale]?.join('|')
    const plural = new RegExp(`\\{(\\w+)\\}\\s(?:\\p{L}+\\s)?(?:${noun})(?!\\p{L})`, 'gu')
    const saidOf = (words: string) => [...words.matchAll(plural)].map(([, name]) => name!)
    const wrong = Object.entries(wordsOf(locale)).filter(([, message]) => {
      const variants =
        typeof message === 'string' ? [{ selectors: [], match: { '': message } }] : (message as Variants[])
      return variants.some(({ selectors, match }) =>
        Object.values(match)
          .flatMap(saidOf)
          .some((name) => !neverOne.includes(name) && !selectors.includes(`${name}Plural`)),
      )
    })
    expect(
      wrong.map(([key]) => key),
      locale,
    ).toEqual([])
  }
})
