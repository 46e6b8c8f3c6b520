import { parseMultipart } from '@remix-run/multipart-parser'
import type { Refusal } from '../refusal.ts'
import { inputInvalid, textUnreadable } from '../refusals.ts'
import { isReadable } from '../values/text.ts'
import { UnreadBody } from './body.ts'

/** Four times as many as our largest form has. */
const maxFields = 100

const urlEncoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data'
export const formTypes = [urlEncoded, multipart] as const

export function isFormType(contentType: string): boolean {
  const type = mediaType(contentType)
  return formTypes.some((known) => known === type)
}

/** A name and a value as received: each character is one byte. */
interface RawField {
  name: string
  value: string
  /** The charset that the part of a multipart form declares. */
  charset?: string
}

export type FormField = [name: string, value: string]

/**
 * The text fields of an HTML form, in order; files are left out. The charset is that of the part, of the field
 * `_charset_` or of the content type. Otherwise it is UTF-8, or windows-1252 if the bytes are not valid UTF-8. Fields
 * are counted before anything is decoded. Throws `UnreadBody` for too many fields (413) and an unknown charset (415).
 * Throws `text_unreadable` with the field for undecodable bytes, and `input_invalid` if it is no form.
 */
export function parseForm(body: Uint8Array, contentType: string): FormField[] {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1')
  const isMultipart = mediaType(contentType) === multipart
  refuseMany(bytes, isMultipart ? '\r\n--' : '&')
  const fields = isMultipart ? multipartFields(bytes, contentType) : urlEncodedFields(bytes)
  return decodeFields(fields, parameter(contentType, 'charset'))
}

/** Parses a query string as a form. Throws as `parseForm` does. */
export function parseQuery(search: string): FormField[] {
  const query = search.replace(/^\?/, '')
  refuseMany(query, '&')
  return decodeFields(urlEncodedFields(query))
}

function refuseMany(bytes: string, separator: string): void {
  let fields = 0
  for (let at = bytes.indexOf(separator); at !== -1; at = bytes.indexOf(separator, at + separator.length))
    if (++fields > maxFields) throw new UnreadBody(413)
}

function urlEncodedFields(bytes: string): RawField[] {
  return bytes
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return { name: percentDecoded(name), value: percentDecoded(value.join('=')) }
    })
}

const percentDecoded = (written: string) =>
  written
    .replaceAll('+', ' ')
    .replace(/%([\da-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))

function multipartFields(bytes: string, contentType: string): RawField[] {
  if (bytes === '') return []
  const boundary = parameter(contentType, 'boundary') ?? ''
  const fields: RawField[] = []
  try {
    // The library takes names for UTF-8: so each byte is handed over as the character of its number.
    for (const { name, isFile, text, headers } of parseMultipart(Buffer.from(bytes), { boundary }))
      if (name !== undefined && !isFile)
        fields.push({ name, value: text, charset: parameter(headers['content-type'] ?? '', 'charset') })
  } catch (cause) {
    throw inputInvalid({}, { cause })
  }
  return fields
}

function decodeFields(fields: RawField[], declared?: string): FormField[] {
  const named = fields.find(({ name }) => name === '_charset_')?.value || declared
  const common = named === undefined ? guessDecoder(fields) : decoderOf(named)
  const unreadable: string[] = []
  const decoded = fields.map(({ name, value, charset }): FormField => {
    const decoder = charset === undefined ? common : decoderOf(charset)
    const shownName = decodeText(name, common) ?? ''
    const text = decodeText(value, decoder)
    if (text === undefined) unreadable.push(shownName)
    return [shownName, text ?? '']
  })
  refuseUnreadable(unreadable)
  return decoded
}

function refuseUnreadable(fields: readonly string[]): void {
  const problems: Refusal[] = [...new Set(fields)].map((field) => textUnreadable({ field: field.replace(/\[\]$/, '') }))
  if (problems.length > 1) throw inputInvalid({ problems })
  if (problems[0]) throw problems[0]
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const windows1252 = new TextDecoder('windows-1252', { fatal: true })

/** A browser writes a whole form in one charset and does not say which. */
function guessDecoder(fields: RawField[]): TextDecoder {
  const isUtf8 = fields.every(
    ({ name, value }) => decodeBytes(name, utf8) !== undefined && decodeBytes(value, utf8) !== undefined,
  )
  return isUtf8 ? utf8 : windows1252
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label as Bun.Encoding, { fatal: true })
  } catch {
    throw new UnreadBody(415)
  }
}

function decodeBytes(bytes: string, decoder: TextDecoder): string | undefined {
  try {
    return decoder.decode(Buffer.from(bytes, 'latin1'))
  } catch {
    return undefined
  }
}

/** Undefined if the bytes are invalid in this charset. */
function decodeText(bytes: string, decoder: TextDecoder): string | undefined {
  const isUtf8 = decoder.encoding === 'utf-8'
  const decoded = decodeBytes(bytes, decoder)
  const text = isUtf8 ? decoded : decoded?.replace(/&#(\d{3,7});/g, characterOf)
  const isText = text !== undefined && isReadable(text) && (isUtf8 || !unassigned.test(text))
  return isText ? text : undefined
}

/** Bytes that windows-1252 does not assign: they mean another charset. */
const unassigned = /[\u0080-\u009f]/

/** Browsers send characters outside the charset as numeric references. */
function characterOf(reference: string, digits: string): string {
  const code = Number(digits)
  return code > 0x7f && code <= 0x10ffff ? String.fromCodePoint(code) : reference
}

/** A parameter of a content type, in quotes or not. */
function parameter(contentType: string, wanted: string): string | undefined {
  for (const [, name, quoted, plain] of contentType.matchAll(/;\s*([\w-]+)\s*=\s*(?:"([^"]*)"|([^\s;]+))/g))
    if (name?.toLowerCase() === wanted) return quoted ?? plain
  return undefined
}

function mediaType(contentType: string): string {
  return contentType.split(';', 1)[0]!.trim().toLowerCase()
}
