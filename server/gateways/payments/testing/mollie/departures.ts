import type { ZodTypeAny } from 'zod/v3'

/**
 * Lists where a value departs from a schema of Mollie's reference. Mollie's own client accepts unknown fields and
 * words, so that Mollie may add some. A fake Mollie must not invent any, so they are reported here too.
 */
export function departures(schema: ZodTypeAny, value: unknown, at = 'it'): string[] {
  const { _def: parts } = schema
  switch (parts.typeName) {
    case 'ZodEffects':
      return departures(parts.schema, value, at)
    case 'ZodLazy':
      return departures(parts.getter(), value, at)
    case 'ZodOptional':
      return value === undefined ? [] : departures(parts.innerType, value, at)
    case 'ZodNullable':
      return value === null ? [] : departures(parts.innerType, value, at)
    case 'ZodArray':
      if (!Array.isArray(value)) return [`${at} is no list`]
      return value.flatMap((one, n) => departures(parts.type, one, `${at}.${n}`))
    case 'ZodUnion':
      return departuresOfUnion(parts.options, value, at)
    case 'ZodObject':
      return departuresOfObject(parts.shape(), value, at)
    default:
      return schema.safeParse(value).success ? [] : [`${at} is ${JSON.stringify(value)}`]
  }
}

/** A list of words has, beside them, a place for words to come. */
function departuresOfUnion(options: readonly ZodTypeAny[], value: unknown, at: string): string[] {
  const words = options.filter(({ _def }) => _def.typeName === 'ZodLiteral')
  const fits = (words.length > 0 ? words : options).some((option) => departures(option, value, at).length === 0)
  return fits ? [] : [`${at} is ${JSON.stringify(value)}`]
}

function departuresOfObject(shape: Record<string, ZodTypeAny>, value: unknown, at: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at} is no object`]
  // What ends in $ its generator has added.
  const known = Object.keys(shape).filter((name) => !name.endsWith('$'))
  const given: Record<string, unknown> = { ...value }
  return [
    ...Object.keys(given)
      .filter((name) => !known.includes(name))
      .map((name) => `${at}.${name} is not in it`),
    ...known.flatMap((name) => departures(shape[name] as ZodTypeAny, given[name], `${at}.${name}`)),
  ]
}
