interface ZodLike {
  parse(value: unknown): unknown
  parseAsync?: unknown
}

/**
 * The same builder of procedures, whose inputs and outputs are parsed at once. tRPC would await each, and zod compiles
 * the check of an object only for who does not: an answer is checked in less than half the time.
 */
export function parsingAtOnce<Builder extends object>(builder: Builder): Builder {
  return new Proxy(builder, {
    get(target, name) {
      const step: unknown = Reflect.get(target, name)
      if (typeof step !== 'function') return step
      const takesSchema = name === 'input' || name === 'output'
      return (...given: unknown[]) => {
        const built: unknown = Reflect.apply(step, target, takesSchema ? given.map(withoutAsync) : given)
        return isBuilder(built) ? parsingAtOnce(built) : built
      }
    },
  })
}

/** tRPC prefers `parseAsync` to `parse` where there is one. */
const withoutAsync = (schema: unknown): ZodLike =>
  Object.create(schema as ZodLike, { parseAsync: { value: undefined } }) as ZodLike

/** A procedure, which is what the last step makes, is a function. */
const isBuilder = (built: unknown): built is object => typeof built === 'object' && built !== null
