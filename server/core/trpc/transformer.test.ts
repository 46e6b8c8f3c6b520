import { expect, test } from 'bun:test'
import fc from 'fast-check'
import superjson from 'superjson'
import { transformer } from './transformer.ts'

const overTheLine = (payload: unknown) => JSON.parse(JSON.stringify(payload))

/** Superjson writes no such name. */
const isWritten = (name: string) => !['__proto__', 'constructor', 'prototype'].includes(name)

/** Everything a procedure could answer, and names that mean something in the format. */
const anything = fc.anything({
  ...{ withDate: true, withMap: true, withSet: true, withBigInt: true, withNullPrototype: true, maxDepth: 4 },
  key: fc.oneof(fc.string(), fc.constantFrom('a', 'a.b', 'a\\b', 'photo', '0')).filter(isWritten),
})

test('what goes over the line is what superjson would send', () => {
  fc.assert(
    fc.property(anything, (value) => {
      expect(overTheLine(transformer.serialize(value))).toEqual(overTheLine(superjson.serialize(value)))
    }),
    { numRuns: 2_000 },
  )
})

test('dates, lists of dates and things named twice arrive as they were sent', () => {
  const day = new Date('2026-02-28T12:00:00.123Z')
  const answers = [
    { since: day, photos: [{ at: new Date(0) }, { at: null }], days: [new Date(1)] },
    { since: day, until: day },
    { none: undefined, 'a.b': day },
    day,
    new Map([[day, Number.NaN]]),
  ]
  for (const answer of answers) {
    const arrived = superjson.deserialize(overTheLine(transformer.serialize(answer)))
    expect(arrived).toEqual(answer)
  }
})

test('plain answers are not copied', () => {
  const answer = { name: 'Ada', since: new Date(0), photos: [] }
  expect(transformer.serialize(answer).json as unknown).toBe(answer)
})
