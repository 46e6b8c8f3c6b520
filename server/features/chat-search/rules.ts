import { codePoints, tidyText } from '../../core/values/text.ts'

/** In code points; what is typed beyond it is not looked for. */
const longestQuery = 100
const mostWords = 5
/** In code points, of all words together: fewer would find nearly every message. */
const shortestQuery = 2

/** The words to look for; none where there are too few letters. */
export function wordsOf(query: string): string[] {
  const words = [...tidyText(query)].slice(0, longestQuery).join('').split(/\s/).filter(Boolean).slice(0, mostWords)
  return codePoints(words.join('')) >= shortestQuery ? words : []
}

/** A piece of a message around what was found there. */
export interface Excerpt {
  before: string
  hit: string
  after: string
}

const charsBefore = 30
const charsAfter = 90

/** Of a text with the first of the words in it; `fold` gives the signs of a text as they are compared. */
export function excerptOf(text: string, words: readonly string[], fold: (text: string) => string[]): Excerpt {
  const signs = [...text]
  const folded = fold(text)
  const [at, length] = firstOf(folded, words.map(fold))
  const from = Math.max(0, at - charsBefore)
  const to = at + length + charsAfter
  return {
    before: `${from > 0 ? '…' : ''}${signs.slice(from, at).join('')}`,
    hit: signs.slice(at, at + length).join(''),
    after: `${signs.slice(at + length, to).join('')}${to < signs.length ? '…' : ''}`,
  }
}

/** The place and the length of the word that comes first. */
function firstOf(signs: string[], words: string[][]): [at: number, length: number] {
  for (let at = 0; at < signs.length; at++) {
    const word = words.find((each) => each.every((sign, i) => signs[at + i] === sign))
    if (word) return [at, word.length]
  }
  return [0, 0]
}
