import { expect, test } from 'bun:test'
import fc from 'fast-check'
import superjson from 'superjson'
import { readInput } from './read-input.ts'

const overTheLine = (input: unknown) => JSON.parse(JSON.stringify(superjson.serialize(input)))

/** Whatever our procedures take: JSON with dates and gaps. */
const asked = fc.letrec((tie) => ({
  value: fc.oneof(
    {
      weight: 5,
      arbitrary: fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined)),
    },
    { weight: 1, arbitrary: fc.date({ noInvalidDate: true }) },
    { weight: 1, arbitrary: fc.array(tie('value'), { maxLength: 4 }) },
    { weight: 1, arbitrary: fc.dictionary(fc.stringMatching(/^[a-zA-Z]{2,8}$/), tie('value'), { maxKeys: 5 }) },
  ),
})).value

test('what our client writes arrives as it was asked', () => {
  const isSame = fc.property(asked, (input) => expect(readInput(overTheLine(input))).toEqual(input))
  fc.assert(isSame, {
    numRuns: 2_000,
    examples: [[undefined], [new Date(0)], [{ cursor: { at: new Date(1), id: 'x' } }]],
  })
})

const refused: [string, unknown][] = [
  ['nothing', null],
  ['words', 'x'],
  ['a list', [{ json: 1 }]],
  ['more than a value and its marks', { json: 1, extra: 1 }],
  ['marks that are words', { json: { locale: 'nl' }, meta: { values: 'x' } }],
  ['a mark that is a word', { json: { locale: 'nl' }, meta: { values: { locale: 'x' } } }],
  ['two marks on one value', { json: { a: '2026-01-01T00:00:00.000Z' }, meta: { values: { a: ['Date', 'xy'] } } }],
  ['a mark beneath a mark', { json: { a: null }, meta: { values: { a: [['Date'], { b: ['Date'] }] } } }],
  ['the same thing in two places', { json: { a: {}, b: null }, meta: { referentialEqualities: { a: ['b'] } } }],
  ['such a list at the root', { json: [{}, null], meta: { referentialEqualities: [['0', ['1']]] } }],
  ...['set', 'map', 'regexp', 'bigint', 'URL', 'Error', 'number'].map((kind): [string, unknown] => [
    `a ${kind}`,
    { json: { a: [] }, meta: { values: { a: [kind] } } },
  ]),
  ['a class', { json: { a: {} }, meta: { values: { a: [['class', 'x']] } } }],
  ['a day that is none', { json: { a: '2026-99-01T00:00:00.000Z' }, meta: { values: { a: ['Date'] } } }],
  ['a date in words', { json: { a: '1 May 2026' }, meta: { values: { a: ['Date'] } } }],
  ['a gap where something stands', { json: { a: 1 }, meta: { values: { a: ['undefined'] } } }],
  ['a mark of nothing', { json: { a: 1 }, meta: { values: { 'a.b': ['Date'] } } }],
  ['a way into what all objects share', { json: {}, meta: { values: { '__proto__.x': ['undefined'] } } }],
  [
    'the same by a name of its own',
    JSON.parse('{"json":{"__proto__":null},"meta":{"values":{"__proto__":["undefined"]}}}'),
  ],
  [
    'marks without end',
    { json: null, meta: { values: Object.fromEntries(Array.from({ length: 51 }, (_, n) => [n, ['Date']])) } },
  ],
  ['a way without end', { json: [], meta: { values: { [Array(10).fill('0').join('.')]: ['undefined'] } } }],
]

test.each(refused)('%s is refused', (_, payload) => {
  expect(() => readInput(payload)).toThrow('input_invalid')
})
