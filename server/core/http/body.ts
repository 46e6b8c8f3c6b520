import { Refusal } from '../refusal.ts'
import { inputInvalid, textUnreadable } from '../refusals.ts'
import { isReadable } from '../values/text.ts'

/** The maximum bytes of a request body, also of a batch of calls: the longest possible message, with a margin. */
export const mostAsked = 64 * 1024

const reasons = { 408: 'request_timeout', 413: 'body_too_large', 415: 'unsupported_media_type' } as const

export class UnreadBody extends Error {
  override readonly name = 'UnreadBody'
  readonly code: (typeof reasons)[keyof typeof reasons]

  constructor(readonly status: keyof typeof reasons) {
    super(reasons[status])
    this.code = reasons[status]
  }
}

const unreadable: ReadonlySet<string> = new Set([inputInvalid.code, textUnreadable.code])

/**
 * The response to a body that is too large, late or unreadable, where no form is shown again. Undefined for any other
 * error.
 */
export function answerUnread(error: unknown): Response | undefined {
  if (error instanceof UnreadBody) return new Response(error.code, { status: error.status })
  if (error instanceof Refusal && unreadable.has(error.code)) return new Response(error.code, { status: 400 })
  return undefined
}

/** Refuses a body by its content-length, before anything is read. Throws `UnreadBody`. */
export function refuseLarge(request: Request): void {
  if (Number(request.headers.get('content-length')) > mostAsked) throw new UnreadBody(413)
}

/**
 * Reads a body as text, within `patience` milliseconds and the maximum size. Throws `UnreadBody`, and `input_invalid`
 * if it is not valid UTF-8.
 */
export async function readBody(request: Request, patience: number): Promise<string> {
  return textOf(await readBytes(request, patience))
}

const decoder = new TextDecoder('utf-8', { fatal: true })

/** Throws `input_invalid` for invalid UTF-8. */
export function textOf(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes)
  } catch (cause) {
    throw inputInvalid({}, { cause })
  }
}

/**
 * Reads a body within `patience` milliseconds and the maximum size. Throws `UnreadBody`, and `input_invalid` if it is
 * cut off.
 */
export async function readBytes(request: Request, patience: number): Promise<Uint8Array> {
  refuseLarge(request)
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new UnreadBody(408)), patience)
  try {
    return await Promise.race([bytesOf(request), late.promise])
  } catch (cause) {
    if (cause instanceof UnreadBody) throw cause
    // The client may have disconnected as well; then nobody reads this response.
    throw inputInvalid({}, { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** With a content-length the HTTP server enforces it; otherwise the bytes are counted as they arrive. */
async function bytesOf(request: Request): Promise<Uint8Array> {
  if (request.headers.has('content-length') || !request.body) return request.bytes()
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body) {
    size += part.byteLength
    if (size > mostAsked) throw new UnreadBody(413)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** More than twice what any of our inputs needs. */
const deepest = 32
const mostParts = 1000

/**
 * Parses JSON from an untrusted client. Deep nesting and endless lists take long to build and are refused first:
 * `input_invalid`. Lone surrogates and U+FFFD (the replacement character) are refused with the field:
 * `text_unreadable`. Throws a SyntaxError for invalid JSON.
 */
export function parseJson(text: string): unknown {
  refuseSprawling(text)
  const value: unknown = JSON.parse(text)
  if (maybeUnreadable.test(text)) refuseUnreadable(value)
  return value
}

const maybeUnreadable = /\\u(?:d[89a-f]|fffd)|\ufffd/i

function refuseUnreadable(value: unknown, field?: string): void {
  if (typeof value === 'string' && !isReadable(value)) throw textUnreadable({ field })
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    refuseUnreadable(name, field)
    refuseUnreadable(part, Array.isArray(value) ? field : name)
  }
}

/** Throws `input_invalid` for deep nesting or endless lists in a text that may be JSON. */
export function refuseSprawling(text: string): void {
  if (isSprawling(text)) throw inputInvalid()
}

function isSprawling(text: string): boolean {
  let depth = 0
  let parts = 1
  let isQuoted = false
  for (let n = 0; n < text.length && depth <= deepest && parts <= mostParts; n++) {
    const sign = text[n]
    if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) n += sign === '\\' ? 1 : 0
    else if (sign === '[' || sign === '{') depth++
    else if (sign === ']' || sign === '}') depth--
    else if (sign === ',') parts++
  }
  return depth > deepest || parts > mostParts
}
