import { inputInvalid } from '../refusals.ts'
import { TransportError } from './errors.ts'
import type { Values } from './path.ts'

/** A form of ours has a quarter of it. */
const mostFields = 100

const urlEncoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data'
export const formTypes = [urlEncoded, multipart] as const

export function isFormType(contentType: string): boolean {
  const type = mediaType(contentType)
  return formTypes.some((known) => known === type)
}

/** A form that a browser sent by itself and wants a page for; a script asks for JSON. */
export function isSentByBrowser({ method, headers }: Request): boolean {
  const wantsPage = headers.get('accept')?.includes('text/html') === true
  return wantsPage && method === 'POST' && isFormType(headers.get('content-type') ?? '')
}

/** What such a form is answered with when it is taken. */
export const goOn = (location: string) => new Response(null, { status: 303, headers: { location } })

/** The fields of an HTML form. They are counted before anything is taken apart. Throws `body_too_large`. */
export async function readForm(text: string, contentType: string): Promise<Values> {
  const separator = mediaType(contentType) === multipart ? '\r\n--' : '&'
  if (hasMore(text, separator, mostFields)) throw new TransportError(413, 'body_too_large')
  if (text === '') return {}
  const form = await new Response(text, { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw inputInvalid()
  })
  return valuesOf([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** `interests[]` is a list, as in PHP, and so is a name that comes twice. */
export function valuesOf(entries: Iterable<readonly [string, string]>): Values {
  const values = new Map<string, string | string[]>()
  for (const [written, value] of entries) {
    const name = written.replace(/\[\]$/, '')
    const before = values.get(name)
    const isList = before !== undefined || name !== written
    values.set(name, isList ? [before ?? [], value].flat() : value)
  }
  return Object.fromEntries(values)
}

function hasMore(text: string, separator: string, most: number): boolean {
  let found = 0
  for (let at = text.indexOf(separator); at !== -1; at = text.indexOf(separator, at + separator.length)) {
    if (++found > most) return true
  }
  return false
}

function mediaType(contentType: string): string {
  return contentType.split(';', 1)[0]!.trim().toLowerCase()
}
