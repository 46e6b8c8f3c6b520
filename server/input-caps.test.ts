import { expect, test } from 'bun:test'
import { z } from 'zod'
import { phpPaths } from './php.ts'
import { procedures } from './reliability/testing/procedures.ts'

type Schema = z.core.$ZodType

/** Everything that strangers fill in, by where it goes. */
const asked: [string, Schema][] = [
  ...procedures.flatMap(({ name, input }): [string, Schema][] => (input ? [[name, input]] : [])),
  ...phpPaths.flatMap(({ method, path, query, body }): [string, Schema][] => [
    ...(query ? [[`${method} ${path} query`, query] as [string, Schema]] : []),
    ...(body ? [[`${method} ${path} body`, body] as [string, Schema]] : []),
  ]),
]

test.each(asked)('%s: nothing can be longer than it says', (name, schema) => {
  expect(boundless(schema, name)).toEqual([])
})

test('what has no bound is found, wherever it stands', () => {
  const found = (schema: Schema) => boundless(schema, 'x').length
  for (const schema of [
    z.string(),
    z.string().min(3),
    z.array(z.boolean()),
    z.any(),
    z.record(z.string().max(3), z.int()),
  ])
    expect(found(schema)).toBe(1)
  for (const around of [
    (inner: z.ZodType) => z.object({ inner }),
    (inner: z.ZodType) => z.array(inner).max(3),
    (inner: z.ZodType) => inner.nullish(),
    (inner: z.ZodType) => inner.default('').transform(String),
    (inner: z.ZodType) => z.union([z.int(), inner]),
  ]) {
    expect([found(around(z.string())), found(around(z.string().max(5)))]).toEqual([1, 0])
  }
  expect(found(z.coerce.number())).toBe(1)
})

/** The places of a schema that take something of any length. */
function boundless(schema: Schema, place: string): string[] {
  const within = (inner: Schema, name = '') => boundless(inner, `${place}${name}`)
  const { def } = schema._zod
  const isBounded = def.checks?.some(({ _zod }) => _zod.def.check === 'max_length') === true
  if ('coerce' in def && def.coerce) return [place]
  if (schema instanceof z.ZodUUID || isShort(schema)) return []
  if (schema instanceof z.core.$ZodString) return isBounded ? [] : [place]
  if (schema instanceof z.ZodObject)
    return Object.entries<Schema>(schema.shape).flatMap(([name, field]) => within(field, `.${name}`))
  if (schema instanceof z.ZodArray) return [...(isBounded ? [] : [place]), ...within(schema.element, '[]')]
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option: Schema) => within(option))
  if (schema instanceof z.ZodPipe) return [...within(schema.in), ...within(schema.out)]
  if ('innerType' in def) return within(def.innerType as Schema)
  return [place]
}

const isShort = (schema: Schema) =>
  [z.ZodEnum, z.ZodLiteral, z.ZodBoolean, z.ZodNumber, z.ZodDate, z.ZodNull, z.ZodUndefined, z.ZodTransform].some(
    (kind) => schema instanceof kind,
  )
