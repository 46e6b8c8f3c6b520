import fc from 'fast-check'
import type { z } from 'zod'
import type { Scene } from '../../../contract/testing/access/scene.ts'
import type { PhpPath } from '../../../core/php/path.ts'
import { phpPaths } from '../../../php.ts'
import { lasting, phpObjects, procedureObjects } from '../../../testing/matrices.ts'
import { client, type Question } from '../../../testing/php.ts'
import { hostileInputs, nearlyRight } from '../inputs.ts'
import { procedures, questionOf } from '../procedures.ts'

/** Something that takes an input by a schema, and what a hostile client asks it. */
export interface Target {
  name: string
  questions: fc.Arbitrary<Question>
  /** What people ask there, by the number of the scene that it is about. */
  right: [question: Question, scene: number][]
  /** It opens another log-in, which ends the one that the browser came with. */
  endsSession: boolean
  /** What takes away what others need comes after them. */
  turn: Turn
}

/** The last two take away people and conversations, and log-ins. */
type Turn = (typeof turns)[number]
export const turns = [1, 2, 3] as const

/** Every schema of the product: the input of each procedure, the query and the body of each PHP path. */
export function targetsIn(scenes: Scene[]): Target[] {
  const ids = scenes.flatMap(({ me, others, conversations }) => [
    ...(me ? [me.id] : []),
    ...Object.values(conversations),
    others.dirk.id,
    others.stranger.id,
  ])
  const named = [...proceduresAsTargets(scenes, ids), ...phpPathsAsTargets(scenes, ids)]
  return [
    ...named.map(
      (target): Target => ({
        ...target,
        endsSession: ['logs in', 'hashes'].includes(lasting[target.name] ?? ''),
        turn: lasting[target.name] === 'takes away' ? 2 : 1,
      }),
    ),
    { ...anyPhpPath, endsSession: false, turn: 3 },
  ]
}

type Named = Pick<Target, 'name' | 'questions' | 'right'>

function proceduresAsTargets(scenes: Scene[], ids: string[]): Named[] {
  return procedures.flatMap((procedure) => {
    const { name, input } = procedure
    if (!input) return []
    const objects = rightIn(scenes, procedureObjects[name])
    const inputs = objects.map(([value]) => value)
    const questions = mixed(name, input, ids, inputs).map((value) => questionOf(procedure, value))
    return [{ name, questions, right: objects.map(([value, n]) => [questionOf(procedure, value), n]) }]
  })
}

function phpPathsAsTargets(scenes: Scene[], ids: string[]): Named[] {
  return phpPaths.flatMap((path) => {
    const name = `${path.method} ${path.path}`
    const asked = rightIn(scenes, phpObjects[name])
    const right = asked.map(([question]) => question)
    const queries = right.map((question) => Object.fromEntries(new URL(question.path, 'http://x').searchParams))
    const bodies = right.map(({ body }) => body)
    const parts = {
      query: path.query ? mixed(name, path.query, ids, queries) : fc.constant({}),
      body: path.body ? mixed(name, path.body, ids, bodies) : fc.constant(undefined),
      type: fc.oneof({ weight: 20, arbitrary: fc.constant('application/json') }, fc.constantFrom(...oddTypes)),
    }
    if (!path.query && !path.body) return []
    return [{ name, questions: fc.record(parts).map((mixture) => phpQuestion(path, mixture)), right: asked }]
  })
}

function rightIn<T>(scenes: Scene[], objects?: (scene: Scene) => Record<string, T>): [T, number][] {
  return scenes.flatMap((scene, n) => Object.values(objects?.(scene) ?? {}).map((right): [T, number] => [right, n]))
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND']
const fields = ['email', 'password', 'language', 'conversation', 'name', 'interests', 'sub1', 'lat', 'push', 'domain']
const anyPath = fc.constantFrom(...new Set(phpPaths.map(({ path }) => path)), '/api/', '/api/no.php', '/api/user.php/x')
const anyBody = fc.oneof(fc.string({ unit: 'binary' }), fc.json({ maxDepth: 6 }))

/** Whatever the path and the method, with fields that belong to other paths. */
const anyPhpPath: Named = {
  name: 'any path under /api/',
  right: [],
  questions: fc
    .record({
      method: fc.constantFrom(...methods),
      path: anyPath,
      query: fc.dictionary(fc.constantFrom(...fields), fc.string({ unit: 'binary' }), { maxKeys: 4 }),
      body: fc.option(anyBody, { nil: undefined }),
    })
    .map(({ method, path, query, body }) => {
      const hasBody = method !== 'GET' && method !== 'HEAD'
      return { method, path: `${path}?${queryOf(query)}`, headers: client, body: hasBody ? body : undefined }
    }),
}

const oddTypes = ['text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded', 'application/jsonp']

/** Of any shape, of the right shape, and right but for one place: the last seldom where passwords are hashed. */
function mixed(name: string, schema: z.core.$ZodType, ids: string[], right: unknown[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 15, arbitrary: hostileInputs({ ids, wild: false })(schema) },
    { weight: 15, arbitrary: hostileInputs({ ids })(schema) },
    { weight: lasting[name] === 'hashes' ? 4 : 20, arbitrary: nearlyRight(right) },
  )
}

function phpQuestion(
  { path, method, body: schema }: PhpPath,
  { query, body, type }: { query: unknown; body: unknown; type: string },
): Question {
  const asked = typeof query === 'object' ? { ...query } : { query }
  const headers = { ...client, ...(schema ? { 'content-type': type } : {}) }
  return { method, path: `${path}?${queryOf(asked)}`, headers, body: schema ? asJson(body) : undefined }
}

function queryOf(fields: Record<string, unknown>): string {
  const parameters = Object.entries(fields).map(
    ([name, value]) => `${encoded(name)}=${encoded(typeof value === 'string' ? value : asJson(value))}`,
  )
  return parameters.join('&')
}

/** As URLs carry it; what is no text at all is sent broken. */
function encoded(value: string): string {
  try {
    return encodeURIComponent(value)
  } catch {
    return '%E0%A4'
  }
}

function asJson(value: unknown): string {
  return JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}` : part)) ?? ''
}
