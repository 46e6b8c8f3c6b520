/** Text that has cost programs more than its length: each fills so many code units. */
export const heavyTexts: Record<string, (length: number) => string> = {
  'marks in turns on one letter': (length) => fill('a', '\u0323\u0301', length),
  'letters with thirty marks': (length) => fill('', `a${'\u0323\u0301'.repeat(15)}`, length),
  'marks that are none until composed': (length) => fill('a', '\uff9e\u0301', length),
  'signs that unfold': (length) => fill('', '\ufdfa', length),
  'jamo to be composed': (length) => fill('', '\u1100\u1161\u11a8', length),
  emoji: (length) => fill('', '😀', length),
  'halves of emoji': (length) => fill('', '\ud83d', length),
  'blanks before a letter': (length) => `${fill('', ' ', length - 1)}x`,
  'line ends': (length) => fill('', '\r\n', length),
  'nothing that shows': (length) => fill('', '\u0000\u202e\u200d', length),
  'digits and what stands between': (length) => fill('', '1 (', length),
  'addresses without an end': (length) => fill('', 'a@', length),
  'an address of many names': (length) => `${fill('a@', 'a-a.', length - 2)}nl`,
  'an address in other letters': (length) => `${fill('a@', 'ü漢.', length - 2)}nl`,
  'nearly a provider': (length) => `${fill('a@', 'gmialcom', Math.min(length, 60))}.cm`,
  'quotes and backslashes': (length) => fill('', '"\\', length),
  'braces and signs of patterns': (length) => fill('', '{(a+)+$}', length),
  'points, slashes and dashes': (length) => fill('', './-', length),
}

/** Words as people write them; where the heavy text could pass for an address, an address. */
export function ordinaryText(length: number, kind = ''): string {
  if (!/address|provider/.test(kind)) return fill('', 'gewone woorden ', length)
  return `a@${fill('', 'voorbeeld', Math.min(length - 5, 50))}.nl`
}

function fill(start: string, unit: string, length: number): string {
  return (start + unit.repeat(Math.max(0, Math.ceil((length - start.length) / unit.length)))).slice(
    0,
    Math.max(0, length),
  )
}

/** Inputs whose shape costs more than their length, in the format of superjson: each takes about so many bytes. */
export const heavyShapes: Record<string, (bytes: number) => string> = {
  'marks that are a word': () => '{"json":{"locale":"nl"},"meta":{"values":"x"}}',
  'a mark that is a word': () => '{"json":{"a":"nl"},"meta":{"values":{"a":"x"}}}',
  'two marks on one value': () => '{"json":{"a":"nl"},"meta":{"values":{"a":["Date","xy"]}}}',
  'the same thing in many places': (bytes) => equalities(bytes),
  'as many marks as fit': (bytes) => marks(bytes),
  'a way as long as fits': (bytes) =>
    `{"json":{"a":null},"meta":{"values":{"${'a.'.repeat(bytes / 2)}a":["undefined"]}}}`,
  'lists in lists': (bytes) => `{"json":${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}}`,
  'lists that never close': (bytes) => `{"json":${'['.repeat(bytes)}`,
  'objects in objects': (bytes) => `{"json":${'{"a":'.repeat(bytes / 6)}1${'}'.repeat(bytes / 6)}}`,
  'as many names as fit': (bytes) => `{"json":{${listed(bytes / 12, (n) => `"n${n}":1`)}}}`,
  'the same name again and again': (bytes) => `{"json":{${listed(bytes / 6, () => '"a":1')}}}`,
  'a list of everything': (bytes) => `{"json":{"ids":[${listed(bytes / 4, () => '"x"')}],"form":{"interests":[]}}}`,
  'a number without an end': (bytes) => `{"json":{"after":${'9'.repeat(bytes)},"lastEventId":${'9'.repeat(10)}}}`,
  'letters by their numbers': (bytes) => `{"json":{"body":"${'\\u0301\\u0323'.repeat(bytes / 12)}"}}`,
}

export const ordinaryShape = (bytes: number) => JSON.stringify({ json: { words: ordinaryText(bytes) } })

const listed = (count: number, item: (n: number) => string) => Array.from({ length: count }, (_, n) => item(n)).join()

function equalities(bytes: number): string {
  const count = Math.floor(bytes / 14)
  return `{"json":[${listed(count, () => '{}')}],"meta":{"referentialEqualities":{"0":[${listed(count, (n) => `"${n}"`)}]}}}`
}

function marks(bytes: number): string {
  const count = Math.floor(bytes / 24)
  return `{"json":[${listed(count, () => 'null')}],"meta":{"values":{${listed(count, (n) => `"${n}":["undefined"]`)}}}}`
}
