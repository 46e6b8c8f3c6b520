import type { AnyElysia } from 'elysia'
import type { z } from 'zod'
import type { Limit } from '../limits.ts'
import type { AnyRefusalType } from '../refusal.ts'

/** Values by name from a query or an HTML form; an array if the name occurs more than once. */
export type FormValues = Record<string, string | string[]>

/** What a route declares besides its schemas: access, limits and refusals. */
export interface PathOptions {
  /** A GET that changes state: only for our own pages and the site's landers. Other methods always are. */
  changes?: boolean
  /**
   * Also open to the site's landers: `all` of them, or only on sites that let them read a member's data (`readers`). By
   * default for our own pages only.
   */
  landers?: 'all' | 'readers'
  /** Product §13.1. */
  requestType?: boolean
  /** Seconds for which a browser may keep the answer. */
  cacheFor?: number
  /** Applied before the input is parsed. */
  limit?: Limit
  /** Its refusals, beyond those that every path has. */
  refuses?: readonly AnyRefusalType[]
  /** Public names of the fields in refusals; other fields are written in snake_case. */
  fieldNames?: Readonly<Record<string, string>>
  form?: FormLabels
}

/** Accepts HTML forms as well, which browsers send without script: the texts of the error page. */
export interface FormLabels {
  /** The heading of the error page, and the labels of the form's fields there. */
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
  /** What API users must know besides; names are in backticks. */
  description?: string
  query?: z.ZodType
  body?: z.ZodType
  /** 204 means no body. */
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
