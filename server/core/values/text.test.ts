import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { composed, isVisible, tidyText } from './text.ts'

const forms = ['NFC', 'NFKC'] as const

test('text that people write is composed as Unicode says', () => {
  const written = fc.string({ unit: 'grapheme' })
  const isSame = fc.property(written, fc.constantFrom(...forms), (text, form) => {
    expect(composed(text, form)).toBe(text.normalize(form))
  })
  fc.assert(isSame, { numRuns: 2_000, examples: [[`e${'\u0301'.repeat(30)}`, 'NFC']] })
})

test('of a pile of marks thirty stay, however they are mixed', () => {
  for (const marks of ['\u0301', '\u0323\u0301', '\u{1d165}\u{1d16d}', '\uff9e\u0301']) {
    const letter = tidyText(`a${marks.repeat(10_000)}b`)
    expect(letter.length, marks).toBeLessThanOrEqual(62)
    expect(letter).toEndWith('b')
  }
})

/** Whether it changes places with a mark. */
const isSorted = (sign: string) =>
  `${sign}\u0334`.normalize('NFD') !== `${sign}\u0334` || `\u0345${sign}`.normalize('NFD') !== `\u0345${sign}`

test('whatever is nothing but marks to sort is cut', () => {
  const kept: string[] = []
  for (let point = 0; point <= 0x10ffff; point++) {
    const sign = String.fromCodePoint(point)
    if (/[\p{Cn}\p{Co}\p{Cs}]/u.test(sign) || ![...sign.normalize('NFKD')].every(isSorted)) continue
    if (composed(sign.repeat(40), 'NFC') === sign.repeat(40).normalize('NFC')) kept.push(point.toString(16))
  }
  expect(kept).toEqual([])
})

test('what nobody sees is neither a text nor part of one', () => {
  for (const blank of [' \u00a0', '\u200b\u2060', '\u3164', '\u2800\u2800', '\ufff9\ufffb']) {
    expect(isVisible(tidyText(blank)), blank).toBe(false)
  }
  expect(tidyText('a\u202eb\ufff9c\ufffb')).toBe('abc')
  expect(isVisible('\u2801')).toBe(true)
})
