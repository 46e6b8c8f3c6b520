import {
  officialFillers,
  officialTitles,
  officialWords,
  unmistakableTitles,
} from '../../../../db/reference/official-names.ts'
import { foldLookalikes } from './lookalike.ts'

const foldAll = (words: readonly string[]) => words.map(foldLookalikes)
const titles = new Set(foldAll(officialTitles))
const posing = [...titles, ...foldAll(officialWords)]
const fillers = foldAll(officialFillers)
/** With doubled letters as one, for "Adminn"; no short ones, as "Rot" and "Boot" are names. */
const squeezedTitles = new Set([...titles].map(squeeze).filter((title) => title.length >= 5))
const squeezedUnmistakable = foldAll(unmistakableTitles).map(squeeze)

/**
 * Whether a profile name passes for the people behind the site: a title of theirs as a word ("Anna Support"), or nothing
 * but titles, their words and the site's name, however it is spelled and taken apart ("S.u.p.p.o.r.t", "Vonk-T3am 1").
 * "Team Anna", "Jan Vonk" and "Vonkje" are people. Takes a name of the length that a profile name may have.
 */
export function posesAsSite(name: string, siteName: string): boolean {
  return spellings(name).some((spelling) => {
    const words = spelling.split(/[^\p{L}]+/u).filter(Boolean)
    const whole = words.join('')
    return (
      words.some((word) => titles.has(word)) ||
      [...words, whole].some((word) => squeezedTitles.has(squeeze(word))) ||
      squeezedUnmistakable.some((title) => squeeze(whole).includes(title)) ||
      isMadeOf(whole, [...posing, foldLookalikes(siteName).replace(/[^\p{L}]+/gu, '')])
    )
  })
}

function squeeze(word: string): string {
  return word.replace(/(\p{L})\1+/gu, '$1')
}

/** Digits may be disguised letters, or surround the name: "4dmin", "Admin 24". */
function spellings(name: string): string[] {
  const lower = name.normalize('NFKC')
  const around = [lower, lower.replace(/(?<!\P{L})\P{L}+$/u, ''), lower.replace(/^\P{L}+|(?<!\P{L})\P{L}+$/gu, '')]
  return [...new Set([...around, lower.replace(/\p{Nd}+/gu, ' ')])].map(foldLookalikes)
}

/** Whether the text can be cut into these words and fillers, with one of these words at least. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  /** By position: null when no cut leads there, else whether a word of weight was on the way. */
  const reached: (boolean | null)[] = [false, ...Array.from(text, () => null)]
  const pieces = [...words.map((word) => ({ word, weighs: true })), ...fillers.map((word) => ({ word, weighs: false }))]
  for (let at = 0; at < text.length; at++) {
    const weighed = reached[at]
    if (weighed === null || weighed === undefined) continue
    for (const { word, weighs } of pieces) {
      if (word === '' || !text.startsWith(word, at)) continue
      const end = at + word.length
      reached[end] = reached[end] || weighed || weighs
    }
  }
  return reached[text.length] === true
}
