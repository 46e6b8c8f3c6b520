import { type AnyElysia, type DocumentDecoration, Elysia, type Context as ElysiaContext } from 'elysia'
import type { Context, MemberContext } from '../context.ts'
import { originRefused } from '../refusals.ts'
import { failure, finished } from './answers.ts'
import { TransportError } from './errors.ts'
import { preflightHeaders } from './origins.ts'
import { arrive, begin, enter, type Passage } from './passage.ts'
import { type Access, changesSomething, factsKey, type PathOptions, type PhpPath, pathsIn } from './path.ts'

/**
 * An Elysia plugin to add the PHP paths of a feature to: each a route with its schemas and with who may ask it, `anyone`
 * or a `member`. Whatever happens is answered in JSON.
 */
export const php = () =>
  new Elysia()
    .derive(({ request, route }) => ({ passage: begin(request, route) }))
    .onTransform(async ({ passage }) => arrive(passage))
    .macro({
      anyone: (facts: PathOptions) => ({
        ...gate('anyone', facts),
        resolve: ({ passage }: MacroContext) => asker<Context>(passage as Passage),
      }),
      member: (facts: PathOptions) => ({
        ...gate('member', facts),
        resolve: ({ passage }: MacroContext) => asker<MemberContext>(passage as Passage),
      }),
    })
    .onError(async ({ passage, error }) => failure(passage as Passage, error))
    .mapResponse(async ({ passage, responseValue, set }) => finished(passage, responseValue, set.status as number))

/** The type that Elysia gives to macro hooks: it does not know that the plugin always derives `passage`. */
interface MacroContext {
  set: ElysiaContext['set']
  passage?: Passage
}

/** Runs before the schemas of a route parse the input. */
function gate(access: Access, facts: PathOptions) {
  const asked = { access, facts, takesBody: false }
  return {
    detail: { [factsKey]: { access, ...facts } } as DocumentDecoration,
    // Elysia must not read the body: the rate limit comes first, and Elysia has no size limit (`enter` reads it).
    parse: () => null,
    introspect: (route: { body?: unknown }) => {
      asked.takesBody = route.body !== undefined
    },
    // Elysia merges the result of a transform into the context, as with `derive`; its type does not show that.
    transform: async ({ passage, set }: MacroContext): Promise<void> => {
      const setCookie = (cookie: string) => {
        set.headers['set-cookie'] = [set.headers['set-cookie'] ?? [], cookie].flat()
      }
      return enter(passage as Passage, asked, setCookie) as Promise<unknown> as Promise<void>
    },
  }
}

const asker = <Who extends Context>({ caller, ctx }: Passage) => ({ ctx: ctx as Who, isLander: caller === 'lander' })

/**
 * Answers preflights, and refuses other methods at the paths of these plugins (405) and all other paths under `/api/`
 * (404).
 */
export function otherwise(plugins: readonly AnyElysia[]) {
  const byPath = Map.groupBy(plugins.flatMap(pathsIn), ({ path }) => path)
  const plugin = php()
  for (const [path, paths] of byPath) {
    const refuse = () => {
      throw new TransportError(405, 'method_not_allowed', { allow: allowed(paths) })
    }
    plugin.options(path, async ({ passage }) => preflight(paths, passage)).all(path, refuse)
    // A HEAD only checks existence; it must not log anybody out.
    if (paths.some((known) => known.method === 'GET' && changesSomething(known))) plugin.head(path, refuse)
  }
  return plugin.all('/api/*', () => {
    throw new TransportError(404, 'not_found')
  })
}

const methodsOf = (paths: readonly PhpPath[]) => paths.map(({ method }) => method).toSorted()

function allowed(paths: readonly PhpPath[]): string {
  const isLook = paths.some((path) => !changesSomething(path))
  return [...methodsOf(paths), ...(isLook ? ['HEAD'] : []), 'OPTIONS'].join(', ')
}

function preflight(paths: readonly PhpPath[], { caller }: Passage): Response {
  if (caller === 'foreign') throw originRefused()
  const headers = { allow: allowed(paths), ...(caller === 'lander' ? preflightHeaders(methodsOf(paths)) : {}) }
  return new Response(null, { status: 204, headers })
}
