import superjson from 'superjson'
import type { z } from 'zod'
import type { ProcedureMeta } from '../../core/declared.ts'
import type { Limit } from '../../core/limits.ts'
import { appRouter } from '../../router.ts'
import type { Question } from '../../testing/php.ts'

export interface Procedure {
  name: string
  /** Where browsers ask it: what is for staff only the back office does. */
  path: string
  type: 'query' | 'mutation' | 'subscription'
  input: z.core.$ZodType | undefined
  output: z.core.$ZodType | undefined
  limit: Limit | undefined
}

interface Definition {
  _def: { type: Procedure['type']; inputs: z.core.$ZodType[]; output?: z.core.$ZodType; meta?: ProcedureMeta }
}

/** Everything that the product can be asked. */
export const procedures: Procedure[] = Object.entries<unknown>(appRouter._def.procedures).map(([name, procedure]) => {
  const { type, inputs, output, meta } = (procedure as Definition)._def
  return {
    name,
    path: `${meta?.isOffice ? '/admin' : ''}/trpc/${name}`,
    type,
    input: inputs[0],
    output,
    limit: meta?.limit,
  }
})

/** What superjson does not write, such as a key `__proto__`, an attacker writes all the same. */
function serializedInput(input: unknown): string {
  try {
    return JSON.stringify(superjson.serialize(input))
  } catch {
    return JSON.stringify({ json: input })
  }
}

/** How a browser asks it, with any input. */
export function questionOf({ path, type }: Procedure, input: unknown): Question {
  const serialized = serializedInput(input)
  if (type === 'mutation') return { method: 'POST', path, body: serialized }
  return { path: `${path}?input=${encodeURIComponent(serialized)}` }
}

/** Asks it as a browser would, with any input. A stream is only begun. */
export async function ask(
  url: string,
  { path, type }: Procedure,
  input: unknown,
  headers: Record<string, string>,
): Promise<{ status: number; text: string }> {
  const serialized = serializedInput(input)
  const leaving = new AbortController()
  const response =
    type === 'mutation'
      ? await fetch(`${url}${path}`, {
          ...{ method: 'POST', body: serialized },
          headers: { ...headers, 'content-type': 'application/json' },
        })
      : await fetch(`${url}${path}?input=${encodeURIComponent(serialized)}`, { headers, signal: leaving.signal })
  const { status } = response
  if (type !== 'subscription') return { status, text: await response.text() }
  leaving.abort()
  return { status, text: '' }
}
