import { isFormType } from '../http/form.ts'
import type { FormValues } from './path.ts'

/** A form that a browser sent by itself and wants a page for; a script asks for JSON. */
export function isSentByBrowser({ method, headers }: Request): boolean {
  const wantsPage = headers.get('accept')?.includes('text/html') === true
  return wantsPage && method === 'POST' && isFormType(headers.get('content-type') ?? '')
}

/** What such a form is answered with when it is taken. */
export const goOn = (location: string) => new Response(null, { status: 303, headers: { location } })

/** `interests[]` is a list, as in PHP, and so is a name that comes twice. */
export function valuesOf(entries: Iterable<readonly [string, string]>): FormValues {
  const values = new Map<string, string | string[]>()
  for (const [written, value] of entries) {
    const name = written.replace(/\[\]$/, '')
    const before = values.get(name)
    const isList = before !== undefined || name !== written
    values.set(name, isList ? [before ?? [], value].flat() : value)
  }
  return Object.fromEntries(values)
}
