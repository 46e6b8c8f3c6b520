/** Letters of other alphabets, and signs, that look like these in most typefaces. */
const lookalikes: Record<string, string> = {
  a: 'аαɑд@4',
  b: 'вβьƅ8',
  c: 'сϲᴄ¢',
  d: 'ԁđ',
  e: 'еєεҽ3€',
  f: 'ƒ',
  g: 'ɡցğ9',
  h: 'һнհ',
  i: 'іιıїl1|!ӏłľ',
  j: 'јϳ',
  k: 'кκⲕ',
  m: 'мϻ',
  n: 'пηոռи',
  o: 'оοσօø0',
  p: 'рρ',
  q: 'ԛզ',
  r: 'гᴦ',
  s: 'ѕꜱ5$',
  t: 'тτŧ7+',
  u: 'υսцμ',
  v: 'νѵⅴ',
  w: 'ѡωшա',
  x: 'хχ×',
  y: 'уγүყ',
  z: 'ᴢ2',
}

const plainOf = new Map(Object.entries(lookalikes).flatMap(([plain, like]) => [...like].map((c) => [c, plain])))

/**
 * What a reader takes a text for: in plain letters, without accents, every lookalike as the letter that it looks like. Two
 * texts that are folded the same can be mistaken for each other. Other characters stay. Takes a short text.
 */
export function foldLookalikes(text: string): string {
  const bare = text.normalize('NFKD').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  const letters = Array.from(bare, (character) => plainOf.get(character) ?? character).join('')
  return letters.replaceAll('rn', 'm').replaceAll('vv', 'w')
}
