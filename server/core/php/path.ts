import type { z } from 'zod'
import type { Context, MemberContext } from '../context.ts'
import type { Limit } from '../limits.ts'
import type { AnyRefusalType } from '../refusal.ts'
import { inputInvalid } from '../refusals.ts'

export type PhpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface RawInput {
  query: Values
  /** Undefined when there is none. */
  body: unknown
}

/** Names and values of a query or an HTML form; a name that comes more than once has them all. */
export type Values = Record<string, string | string[]>

interface Facts {
  path: `/api/${string}.php`
  method: PhpMethod
  /** One line for the reference. */
  summary: string
  /** What an outsider must know besides; names stand between backticks. */
  description?: string
  /** A GET that changes something: only for our own pages and the landers of the site. Other methods always are. */
  changes?: boolean
  /**
   * For the landers of the site as well: `all` of them, or those of a site that lets them read a member's own data. By
   * default for our own pages alone.
   */
  landers?: 'all' | 'readers'
  /** Product §13.1. */
  requestType?: boolean
  /** 204 is an answer without a body. */
  status?: 200 | 201 | 204
  /** Seconds for which a browser may keep the answer. */
  cacheFor?: number
  /** Taken before anybody looks at what is asked. */
  limit?: Limit
  /** What it may refuse with, beyond what every path does. */
  refusals?: readonly AnyRefusalType[]
  /** What outsiders call the fields that our refusals name; the others are written in snake_case. */
  fieldNames?: Readonly<Record<string, string>>
}

/** What makes a path take HTML forms, which browsers send without script and answer by going on. */
interface FormPage<Answer> {
  next(answer: Answer): string
  /** The heading of the page that says what is wrong, and what the fields of the form are called there. */
  title(): string
  labels: Readonly<Record<string, () => string>>
}

/** One method of one path: the frozen shape of a question and its answer, and the verb that answers. */
export interface PhpPath extends Facts {
  access: 'anyone' | 'member'
  query?: z.ZodType
  body?: z.ZodType
  answer?: z.ZodType
  form?: FormPage<unknown>
  /** What a lander gets of the answer: it reads no message of anybody. */
  forLanders?(answer: unknown): unknown
  respond(ctx: Context, input: RawInput): Promise<unknown>
}

interface Definition<Who extends Context, Query, Body, Answer> extends Facts {
  query?: z.ZodType<Query>
  body?: z.ZodType<Body>
  answer?: z.ZodType<Answer>
  form?: FormPage<Answer>
  forLanders?(answer: Answer): Answer
  respond(ctx: Who, asked: { query: Query; body: Body }): Promise<Answer> | Answer
}

export function publicPath<Query = undefined, Body = undefined, Answer = undefined>(
  definition: Definition<Context, Query, Body, Answer>,
): PhpPath {
  const { query, body, respond } = definition
  return {
    ...definition,
    form: definition.form as FormPage<unknown> | undefined,
    forLanders: definition.forLanders as PhpPath['forLanders'],
    access: 'anyone',
    respond: async (ctx, raw) => {
      return respond(ctx, { query: parsed(query, raw.query), body: parsed(body, raw.body) })
    },
  }
}

/** What is asked, by its schema; nothing where a path asks for nothing. Throws `input_invalid`. */
function parsed<Input>(schema: z.ZodType<Input> | undefined, raw: unknown): Input {
  const { data, error } = schema?.safeParse(raw) ?? {}
  if (error) throw inputInvalid({ field: error.issues[0]?.path.join('.') || undefined })
  return data as Input
}

/** A path for members; everybody else gets `authentication_required` before the input is looked at. */
export function memberPath<Query = undefined, Body = undefined, Answer = undefined>(
  definition: Definition<MemberContext, Query, Body, Answer>,
): PhpPath {
  const path = publicPath(definition as unknown as Definition<Context, Query, Body, Answer>)
  return { ...path, access: 'member' }
}

/** Whether only our own pages and the landers of the site may ask. */
export const changesSomething = ({ method, changes }: PhpPath) => method !== 'GET' || changes === true
