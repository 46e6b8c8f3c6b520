import { composed } from '../../../core/values/text.ts'

/** What no composed letter is made of. */
const plain: Record<string, string> = {
  ...{ ß: 'ss', Æ: 'AE', æ: 'ae', Œ: 'OE', œ: 'oe', Ø: 'O', ø: 'o', Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Ð: 'D', ð: 'd' },
  ...{ Þ: 'TH', þ: 'th', ı: 'i', Ŀ: 'L', ŀ: 'l', Ŋ: 'N', ŋ: 'n', Ħ: 'H', ħ: 'h', Ĳ: 'IJ', ĳ: 'ij' },
  ...{ '’': "'", '‘': "'", '–': '-', '—': '-', '&': '+', '"': "'", '“': "'", '”': "'" },
}

/**
 * The text in the letters that every bank in SEPA takes: accents go, what has no likeness becomes a full stop. No two strokes
 * one behind the other, and none at either end, which the scheme forbids.
 */
export function sepaText(text: string, longest: number): string {
  const letters = [...text].map((letter) => plain[letter] ?? letter).join('')
  return letters
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/gu, '.')
    .replace(/\/{2,}/g, '/')
    .replace(/ {2,}/g, ' ')
    .replace(/^[/ ]+/, '')
    .slice(0, longest)
    .replace(/(?<![/ ])[/ ]+$/, '')
}

/** Latin letters, digits and the punctuation of names and streets. */
export const isSepaLike = (text: string) => /^[\p{Script=Latin}\p{M}\d\s/\-?:().,'’‘+&–]*$/u.test(text)

/** One line, composed, without blanks around it. */
export const oneLine = (text: string) => composed(text, 'NFC').replace(/\s+/g, ' ').trim()
