/** Letters that names may be written in, and signs, that look like these in most typefaces. */
const lookalikes: Record<string, string> = {
  a: 'аαɑдʌ@4∆∧卂',
  b: 'вβьƅɓƀƃ8乃',
  c: 'сϲᴄƈȼ¢⊂匚',
  d: 'ԁđɖɗƌȡ刀',
  e: 'еєεҽэəɛǝɇ3€℮∈乇',
  f: 'ƒ千',
  g: 'ɡցǥɠɣ9',
  h: 'һнհħ卄',
  i: 'іιıїl1|!ӏłɩɨƚǀǃ工丨',
  j: 'јϳȷɉ',
  k: 'кκⲕƙĸ',
  m: 'мϻɯ爪',
  n: 'пηոռиŋɲƞȵ∩几',
  o: 'оοσօøɵ0○●◯口',
  p: 'рρƥքþƿ卩',
  q: 'ԛզɋ',
  r: 'гᴦяʀɍ尺',
  s: 'ѕꜱƨȿ5$§丂',
  t: 'тτŧƫƭʈⱦ7+†丅',
  u: 'υսцμʊʉ∪凵',
  v: 'νѵⅴʋ∨√',
  w: 'ѡωшա山',
  x: 'хχ×乂',
  y: 'уγүყƴɏ¥丫',
  z: 'ᴢʒƶɀ2',
}

/** Capitals that look like another letter than their small ones do. */
const capitalLookalikes: Record<string, string> = {
  a: 'Λ',
  d: 'Δ',
  e: 'Σ',
  h: 'Η',
  i: 'Լ',
  k: 'Κ',
  m: 'Μ',
  n: 'ΝΠՈ',
  o: 'ΘΦՕ',
  s: 'Տ',
  u: 'Ս',
  y: 'Υ',
}

/** Letters put together from signs, the longer ones first. */
const drawn = Object.entries({
  '|\\/|': 'm',
  '/\\/': 'n',
  '|\\|': 'n',
  '|-|': 'h',
  '|_|': 'u',
  '/-\\': 'a',
  '/\\': 'a',
  '\\/': 'v',
  '()': 'o',
  '|)': 'd',
  '|<': 'k',
  '><': 'x',
})

const plainOf = byLookalike(lookalikes)
const plainOfCapital = byLookalike(capitalLookalikes)

/**
 * Folds a text to what a reader takes it for: plain letters without accents, lookalikes replaced. Two texts with the
 * same result can be mistaken for each other. Other characters stay. For short texts.
 */
export function foldLookalikes(text: string): string {
  const signs = drawn.reduce((folded, [drawing, plain]) => folded.replaceAll(drawing, plain), text)
  const capitals = mapCharacters(bare(signs), (character) => plainOfCapital.get(character) ?? letterOfFlag(character))
  const letters = mapCharacters(bare(capitals.toLowerCase()), (character) => plainOf.get(character))
  return letters.replaceAll('rn', 'm').replaceAll('vv', 'w')
}

const bare = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '')

function mapCharacters(text: string, plain: (character: string) => string | undefined): string {
  return Array.from(text, (character) => plain(character) ?? character).join('')
}

/** Two of these letters in a box are shown as a flag, others as letters. */
function letterOfFlag(character: string): string | undefined {
  if (!/\p{RI}/u.test(character)) return undefined
  return String.fromCodePoint((character.codePointAt(0) ?? 0) - 0x1f1e6 + 0x61)
}

function byLookalike(table: Record<string, string>): Map<string, string> {
  return new Map(Object.entries(table).flatMap(([plain, like]) => [...like].map((character) => [character, plain])))
}
