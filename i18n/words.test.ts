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
