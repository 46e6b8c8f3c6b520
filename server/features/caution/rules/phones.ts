/** Whether a folded text has what can be called, as people of the countries of product §14.3 write it. */
export function hasPhone(folded: string): boolean {
  const figures = folded.replace(/(?<![\p{L}\p{N}])o(?=[ -]?\d)/gu, '0')
  return [figures, figures.replace(/\p{L}+/gu, (word) => digits[word] ?? word)].some((text) =>
    text.match(/\+?[\d(][\d ()./–-]*/g)?.some(isPhone),
  )
}

function isPhone(candidate: string): boolean {
  const groups = candidate.match(/\d+/g) ?? []
  const count = groups.join('').length
  if (count < 9 || count > 15) return false
  if (candidate.startsWith('+')) return true
  if (isCalendar(candidate) || isClock(candidate)) return false
  if (/^\(?0/.test(candidate)) return isDialled(candidate, count)
  return !isAmount(candidate) && shapes.some((shape) => shape.test(groups.join(' ')))
}

/** With the nought that is dialled first. */
const isDialled = (candidate: string, count: number) =>
  count <= (candidate.startsWith('00') ? 15 : 12) && /^\(?0(\d|[ -]\d[ -])/.test(candidate)

/** Where none is dialled: Spain, Poland, Italy, the United States and Canada. */
const shapes = [
  /^[3-9]\d{8,9}$/,
  /^[3-9]\d{2} \d{3} \d{3}$/,
  /^[3-9]\d{2} \d{2} \d{2} \d{2}$/,
  /^3\d{2} \d{6,7}$/,
  /^(1 )?[2-9]\d{2} \d{3} \d{4}$/,
]

/** A day, and perhaps what follows: 05-06-2025, 2025-06-05. A number goes on with the same sign. */
const isCalendar = (candidate: string) =>
  /^(0?[1-9]|[12]\d|3[01])([./-])(0?[1-9]|1[0-2])\2(\d{2}|\d{4})(?!\d|\2\d)/.test(candidate) ||
  /^(19|20)\d{2}([./-])\d{1,2}\2\d{1,2}(?!\d)/.test(candidate)

/** Pairs: 08.30 09.15, 01-02 03-04. */
const isClock = (candidate: string) => /^\d{2}([./-])\d{2} [–-]? ?\d{2}\1\d{2}/.test(candidate)

/** 650.000.000, or from one to another: 350 - 400. */
const isAmount = (candidate: string) => /^\d{1,3}(\.\d{3})+$|\d [–-] \d/.test(candidate.trim())

const spoken = [
  'nul een twee drie vier vijf zes zeven acht negen',
  'zero one two three four five six seven eight nine',
  'null eins zwei drei vier funf sechs sieben acht neun',
  'zero un deux trois quatre cinq six sept huit neuf',
  'cero uno dos tres cuatro cinco seis siete ocho nueve',
  'zero uno due tre quattro cinque sei sette otto nove',
  'zero jeden dwa trzy cztery piec szesc siedem osiem dziewiec',
]
const digits = Object.fromEntries(spoken.flatMap((words) => words.split(' ').map((word, digit) => [word, `${digit}`])))
