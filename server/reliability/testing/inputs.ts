import fc from 'fast-check'
import { z } from 'zod'

/** Text that has broken programs: what a database, a log, a page, a mail or a pattern may stumble over. */
const nastyTexts = [
  '',
  '\u0000',
  'Anna\u0000Bakker',
  '\ud800',
  'a\udfff\ud800b',
  '\u202e\u2066Anna\ufeff',
  'x'.repeat(5_000),
  '😀'.repeat(1_000),
  `e${'\u0301'.repeat(2_000)}`,
  "'; drop table members; --",
  '<script>alert(1)</script>',
  '%00%0a$1{{x}}',
  'a@b.nl\r\nBcc: c@d.nl',
  '../../etc/passwd',
  '__proto__',
  '(a+)+$',
  '9'.repeat(400),
]

const nastyNumbers = [-1, 0, 0.5, 2_147_483_648, 9_007_199_254_740_991, 1e308, Number.NaN, Number.POSITIVE_INFINITY]
const nastyDates = [new Date(Number.NaN), new Date(0), new Date(8.64e15), new Date('-009999-01-01T00:00:00Z')]
const nothingExpected = [null, undefined, [], {}, true, 10n ** 40n, new Set(['x']), new Map([['x', 1]])]

/** Anything at all, with a liking for what breaks programs. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...nastyTexts, ...nastyNumbers, ...nastyDates, ...nothingExpected),
  fc.jsonValue({ maxDepth: 4 }),
)

type Schema = z.core.$ZodType
type Leaf = (schema: Schema) => fc.Arbitrary<unknown>

export interface Habits {
  /** Ids of what exists, so that some inputs get past the look for it. */
  ids: string[]
  /** What is written where text is expected. */
  texts?: fc.Arbitrary<string>
  /** Puts anything at all in the place of some values. */
  wild?: boolean
}

const anyText = fc.oneof(fc.constantFrom(...nastyTexts), fc.string({ unit: 'binary', maxLength: 300 }))

/** What a hostile client makes of an input: mostly of the right shape, so that it gets as far as it can. */
export function hostileInputs({ ids, texts = anyText, wild = true }: Habits): Leaf {
  const leafOf: Leaf = (schema) => {
    if (schema instanceof z.ZodUUID) return fc.oneof(fc.uuid(), fc.constantFrom(...ids))
    if (schema instanceof z.ZodISODateTime) return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
    if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options)
    if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values)
    if (schema instanceof z.ZodBoolean) return fc.boolean()
    if (schema instanceof z.ZodDate) return fc.oneof(fc.date(), fc.constantFrom(...nastyDates))
    if (schema instanceof z.ZodNumber) return fc.oneof(fc.nat(100), fc.constantFrom(...nastyNumbers))
    return texts
  }
  const shaped: Leaf = (schema) => {
    const likely = likelyInput(schema, shaped, leafOf)
    return wild ? fc.oneof({ weight: 8, arbitrary: likely }, { weight: 1, arbitrary: anything }) : likely
  }
  return shaped
}

function likelyInput(schema: Schema, shaped: Leaf, leafOf: Leaf): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<Schema>(schema.shape).map(([name, field]) => [name, shaped(field)])
    return fc.record(Object.fromEntries(fields))
  }
  if (schema instanceof z.ZodArray) return fc.array(shaped(schema.element), { maxLength: 60 })
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return fc.option(shaped(schema.def.innerType), { nil: undefined, freq: 8 })
  }
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map(shaped))
  if (schema instanceof z.ZodPipe) return shaped(schema.in)
  return leafOf(schema)
}

/** Valid inputs with one value replaced by anything: these pass the first checks. */
export function nearlyRight(inputs: unknown[]): fc.Arbitrary<unknown> {
  return fc.constantFrom(...inputs).chain((input) => {
    const wrong = fc.record({ place: fc.constantFrom(...placesIn(input)), value: anything })
    return fc.oneof(
      { weight: 5, arbitrary: wrong.map(({ place, value }) => withAt(input, place, value)) },
      { weight: 1, arbitrary: fc.constant(input) },
    )
  })
}

type Place = string[]

export function placesIn(input: unknown): Place[] {
  if (typeof input !== 'object' || input === null || input instanceof Date) return [[]]
  return [[], ...Object.entries(input).flatMap(([key, value]) => placesIn(value).map((place) => [key, ...place]))]
}

export function withAt(input: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value
  const copy = (Array.isArray(input) ? [...input] : { ...(input as object) }) as Record<string, unknown>
  copy[key] = withAt(copy[key], rest, value)
  return copy
}
