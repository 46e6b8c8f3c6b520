import { insultWords } from '../../../../db/reference/insults/index.ts'
import { wordsIn } from './fold.ts'

/** Whether a folded text has what looks like an insult in one of the languages. Linear in its length. */
export function hasInsult(folded: string): boolean {
  const words = wordsIn(folded)
  return (
    words.some((readings) => readings.some(isInsult)) ||
    spelledOutIn(words).some(holdsInsult) ||
    languages.some((language) => saysOne(words.filter(isNoneOf(language.fillers)), language)) ||
    hasPhrase(words)
  )
}

const entriesOf = (text = ''): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

const always = insultWords.flatMap((language) => entriesOf(language.always))
const insults = new Set(always.filter((entry) => !/[ *]/.test(entry)))
const beginnings = new Set(always.filter((entry) => entry.endsWith('*')).map((entry) => entry.slice(0, -1)))
/** By their first word. */
const phrases = Map.groupBy(
  always.filter((entry) => entry.includes(' ')).map((entry) => entry.split(' ')),
  ([first]) => first,
)

const languages = insultWords.map(({ addressed, address, fillers, negations }) => ({
  addressed: new Set(entriesOf(addressed)),
  address: new Set(entriesOf(address)),
  fillers: new Set(entriesOf(fillers)),
  negations: new Set(entriesOf(negations)),
}))
type InsultLanguage = (typeof languages)[number]

const longestBeginning = Math.max(...[...beginnings].map(({ length }) => length))
const mostWordsOfAddress = 3

function isInsult(word: string): boolean {
  if (insults.has(word)) return true
  const longest = Math.min(word.length, longestBeginning)
  for (let length = 4; length <= longest; length++) if (beginnings.has(word.slice(0, length))) return true
  return false
}

const isNoneOf =
  (fillers: ReadonlySet<string>) =>
  ([word = '']: string[]) =>
    !fillers.has(word)

function saysOne(words: string[][], language: InsultLanguage): boolean {
  return hasPhrase(words) || words.some((readings, at) => isAddressed(words, at, readings, language))
}

function hasPhrase(words: string[][]): boolean {
  return words.some(([first = ''], at) =>
    phrases.get(first)?.some((phrase) => phrase.every((word, i) => words[at + i]?.includes(word))),
  )
}

function isAddressed(words: string[][], at: number, readings: string[], language: InsultLanguage): boolean {
  if (!readings.some((word) => language.addressed.has(word))) return false
  for (let count = 1; count <= Math.min(at, mostWordsOfAddress); count++) {
    const address = words.slice(at - count, at).map(([word]) => word)
    const before = words[at - count - 1]?.[0] ?? ''
    if (language.address.has(address.join(' ')) && !language.negations.has(before)) return true
  }
  return false
}

/** What is said letter by letter: "h o e r", "h.o.e.r". */
function spelledOutIn(words: string[][]): string[] {
  return words
    .map(([word = '']) => (word.length === 1 ? word : ' '))
    .join('')
    .split(/ +/)
    .filter((run) => run.length >= 4)
}

function holdsInsult(run: string): boolean {
  for (let from = 0; from + 4 <= run.length; from++) {
    for (let length = 4; length <= longestBeginning; length++)
      if (insults.has(run.slice(from, from + length))) return true
    if (isInsult(run.slice(from))) return true
  }
  return false
}
