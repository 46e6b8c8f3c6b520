import type { AnyElysia } from 'elysia'
import type { z } from 'zod'
import type { Limit } from '../limits.ts'
import type { AnyRefusalType } from '../refusal.ts'

/** Names and values of a query or an HTML form; a name that comes more than once has them all. */
export type FormValues = Record<string, string | string[]>

/** What a path says of itself besides its schemas: who may ask it, and what it refuses with. */
export interface PathOptions {
  /** A GET that changes something: only for our own pages and the landers of the site. Other methods always are. */
  changes?: boolean
  /**
   * For the landers of the site as well: `all` of them, or those of a site that lets them read a member's own data. By
   * default for our own pages alone.
   */
  landers?: 'all' | 'readers'
  /** Product §13.1. */
  requestType?: boolean
  /** Seconds for which a browser may keep the answer. */
  cacheFor?: number
  /** Taken before anybody looks at what is asked. */
  limit?: Limit
  /** What it may refuse with, beyond what every path does. */
  refuses?: readonly AnyRefusalType[]
  /** What outsiders call the fields that our refusals name; the others are written in snake_case. */
  fieldNames?: Readonly<Record<string, string>>
  form?: FormLabels
}

/** Accepts HTML forms as well, which browsers send without script: the texts of the error page. */
export interface FormLabels {
  /** The heading of the page that says what is wrong, and what the fields of the form are called there. */
  title(): string
  labels: Readonly<Record<string, () => string>>
}

export type Access = 'anyone' | 'member'

/** One method of one path as its route declares it: for the reference, and for the tests that ask all of them. */
export interface PhpPath extends PathOptions {
  path: string
  method: string
  access: Access
  summary: string
  /** What an outsider must know besides; names stand between backticks. */
  description?: string
  query?: z.ZodType
  body?: z.ZodType
  /** 204 is an answer without a body. */
  status: number
  answer: z.ZodType
}

/** Whether only our own pages and the landers of the site may ask. */
export const changesSomething = ({ method, changes }: Pick<PhpPath, 'method' | 'changes'>) =>
  method !== 'GET' || changes === true

/** The key of a route's facts: OpenAPI reserves `x-` names for extensions. */
export const factsKey = 'x-facts'

export function pathsIn({ routes }: AnyElysia): PhpPath[] {
  return routes.map(({ path, method, hooks: { detail, query, body, response } }) => {
    const [[status, answer]] = Object.entries(response) as [[string, z.ZodType]]
    const { summary, description, [factsKey]: facts } = detail
    return { path, method, summary, description, ...facts, query, body, status: Number(status), answer }
  })
}
