import { z } from 'zod'
import { formTypes } from '../http/form.ts'
import { inputInvalid, originRefused, textUnreadable, tooManyRequests, tryAgainLater } from '../refusals.ts'
import { statusOfKind, transportErrors } from './errors.ts'
import type { Document, OpenApiSchema, Operation, Parameter } from './openapi-types.ts'
import type { PhpPath } from './path.ts'

const alwaysRefused = [inputInvalid, textUnreadable, originRefused, tooManyRequests, tryAgainLater]

const problem = z.strictObject({
  error: z.string().meta({ description: 'A stable code' }),
  message: z.string().optional().meta({ description: 'In the visitor’s language' }),
  field: z.string().optional(),
  retry_after: z.number().optional().meta({ description: 'In seconds, as in the header Retry-After' }),
  minutes: z.number().optional(),
  min_age: z.number().optional(),
  min: z.number().optional(),
  limit: z.number().optional(),
  cost: z.number().optional(),
  balance: z.number().optional(),
  reason: z.string().optional(),
})

const errorSchema = problem.extend({
  problems: z.array(problem).optional().meta({ description: 'Everything that is wrong with a form' }),
})

export function openApiOf(paths: readonly PhpPath[], site: { name: string; origin: string }): Document {
  const byPath: Document['paths'] = {}
  for (const path of paths) {
    byPath[path.path] = { ...byPath[path.path], [path.method.toLowerCase()]: operationOf(path) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name}: paths for old clients and landers`,
      version: '1',
      description:
        'Frozen: names, types and values stay as they are. Ids are UUIDs in lower case, moments ISO 8601 in UTC with ' +
        'milliseconds, dates yyyy-mm-dd, prices integers in minor units with a currency (ISO 4217).',
    },
    servers: [{ url: site.origin }],
    paths: byPath,
    components: {
      schemas: { Error: schemaOf(errorSchema, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'vonk_session' } },
    },
  }
}

function operationOf(path: PhpPath): Operation {
  return {
    operationId: `${path.method.toLowerCase()}_${path.path.slice('/api/'.length, -'.php'.length).replaceAll('-', '_')}`,
    summary: path.summary,
    description: [path.description, forWhom(path)].filter(Boolean).join(' '),
    ...(path.access === 'member' ? { security: [{ session: [] }] } : {}),
    parameters: [...headerParameters(path), ...queryParameters(path)],
    ...(path.body ? { requestBody: bodyOf(path.body, path.form !== undefined) } : {}),
    responses: { ...answerOf(path), ...errorsOf(path) },
  }
}

function forWhom({ landers }: PhpPath): string {
  if (landers === 'all') return 'For the site’s own pages and allowed landers.'
  if (landers === 'readers')
    return 'For the site’s own pages, and for allowed landers where the operator lets them read members’ data.'
  return 'For the site’s own pages alone.'
}

function headerParameters({ requestType }: PhpPath): Parameter[] {
  if (!requestType) return []
  return [{ name: 'X-Request-Type', in: 'header', required: true, schema: { const: 'client' } }]
}

function queryParameters({ query }: PhpPath): Parameter[] {
  if (!query) return []
  const { properties = {}, required = [] } = schemaOf(query, 'input')
  return Object.entries(properties)
    .filter(([, schema]) => schema.not === undefined)
    .map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
}

function bodyOf(body: z.ZodType, takesForms: boolean): Operation['requestBody'] {
  const schema = schemaOf(body, 'input')
  const forms = takesForms ? formTypes.map((type) => [type, { schema }]) : []
  return {
    required: !body.safeParse(undefined).success,
    content: { 'application/json': { schema }, ...Object.fromEntries(forms) },
  }
}

function answerOf({ status, answer, cacheFor, form }: PhpPath): Operation['responses'] {
  const isEmpty = status === 204
  const content = isEmpty ? {} : { content: { 'application/json': { schema: schemaOf(answer, 'output') } } }
  return {
    [status]: { description: isEmpty ? 'Done' : 'The answer', ...content },
    ...(cacheFor ? { 304: { description: 'What the browser has, by its ETag' } } : {}),
    ...(form ? { 303: { description: 'To a browser that sent an HTML form by itself: where it goes on' } } : {}),
  }
}

function errorsOf(path: PhpPath): Operation['responses'] {
  const schema = { $ref: '#/components/schemas/Error' }
  const described = [...errorCodesOf(path)].map(([status, names]) => [
    status,
    { description: names.join(', '), content: { 'application/json': { schema } } },
  ])
  return Object.fromEntries(described)
}

/** The codes that a path may answer, by status. What else it says is a mistake of ours, and fails the tests. */
export function errorCodesOf(path: PhpPath): Map<number, string[]> {
  const codes = new Map<number, string[]>()
  const add = (status: number, code: string) => codes.set(status, [...(codes.get(status) ?? []), code])
  if (path.access === 'member') add(403, 'authentication_required')
  for (const { code, kind } of [...alwaysRefused, ...(path.refuses ?? [])]) add(statusOfKind[kind], code)
  add(transportErrors.method_not_allowed, 'method_not_allowed')
  if (path.body) {
    add(transportErrors.request_timeout, 'request_timeout')
    add(transportErrors.body_too_large, 'body_too_large')
    add(transportErrors.unsupported_media_type, 'unsupported_media_type')
  }
  add(transportErrors.internal_error, 'internal_error')
  return codes
}

/** JSON Schema 2020-12, which OpenAPI 3.1 speaks. What is never allowed comes out as `not: {}`. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): OpenApiSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'undefined') jsonSchema.not = {}
      // A format says the same in one word, and no number of ours comes near these.
      if (jsonSchema.format) delete jsonSchema.pattern
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })
  return rest as OpenApiSchema
}
