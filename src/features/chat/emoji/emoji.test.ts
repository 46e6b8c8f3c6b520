import { expect, test } from 'bun:test'
import { locales } from '../../../../server/core/i18n/locales.ts'
import { loadEmoji } from './load-emoji.ts'

test('every language has the same emoji, each once, with words of its own', async () => {
  const [first, ...others] = await Promise.all(locales.map((locale) => loadEmoji(locale)))
  const signs = first!.flatMap(({ emoji }) => emoji.map(({ sign }) => sign))
  expect(signs.length).toBeGreaterThan(1500)
  expect(new Set(signs).size).toBe(signs.length)
  expect(first!.map(({ number }) => number)).toEqual([0, 1, 3, 4, 5, 6, 7, 8, 9])
  for (const groups of others) {
    expect(groups.flatMap(({ emoji }) => emoji.map(({ sign }) => sign))).toEqual(signs)
    expect(groups[0]?.emoji[0]?.name).not.toBe(first![0]!.emoji[0]!.name)
  }
  for (const { name, words } of first!.flatMap(({ emoji }) => emoji)) expect([name, words]).not.toContain('')
})

test('none is a flag of a country, which some systems show as letters', async () => {
  const flags = (await loadEmoji('nl')).find(({ number }) => number === 9)!.emoji.map(({ sign }) => sign)
  expect(flags).toContain('🏳️‍🌈')
  expect(flags.filter((sign) => /\p{RI}/u.test(sign))).toEqual([])
})

test('they are found by letters without marks', async () => {
  const all = (await loadEmoji('nl')).flatMap(({ emoji }) => emoji)
  expect(all.find(({ sign }) => sign === '☕\ufe0f')?.words).toContain('koffie')
  expect(all.some(({ words }) => /\p{M}|[A-Z]/u.test(words))).toBe(false)
})
