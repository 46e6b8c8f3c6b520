import { z } from 'zod'
import type { Document, OpenApiSchema } from '../../core/php/openapi-types.ts'
import type { Ask, Question } from '../../testing/php.ts'

/** The published document, and what an answer has against it. */
export async function documentOf(ask: Ask) {
  const document: Document = await (await ask({ path: '/api/openapi.json' })).json()

  const validatorOf = (schema: OpenApiSchema) =>
    z.fromJSONSchema({ ...schema, $defs: document.components.schemas } as Parameters<typeof z.fromJSONSchema>[0])

  /** Undefined when the document announces the answer, by status and by shape. */
  async function mismatchOf(question: Question, response: Response): Promise<string | undefined> {
    const [path = ''] = question.path.split('?')
    const operation = document.paths[path]?.[(question.method ?? 'GET').toLowerCase()]
    if (!operation) return undefined
    const announced = operation.responses[response.status]
    if (!announced) return `${response.status} is not announced`
    const schema = announced.content?.['application/json'].schema
    const text = await response.text()
    if (!schema) return text === '' ? undefined : 'a body is not announced'
    const local = schema.$ref ? { $ref: schema.$ref.replace('#/components/schemas/', '#/$defs/') } : schema
    const parsed = validatorOf(local).safeParse(JSON.parse(text))
    return parsed.success ? undefined : z.prettifyError(parsed.error)
  }

  return { document, mismatchOf }
}
