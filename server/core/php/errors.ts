import { m } from '~words'
import { inLocale } from '../i18n/locale.ts'
import type { Locale } from '../i18n/locales.ts'
import type { Refusal, RefusalKind } from '../refusal.ts'
import { tryAgainLater } from '../refusals.ts'

/** Before any verb has seen the request. */
export const transportErrors = {
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  body_too_large: 413,
  unsupported_media_type: 415,
  misdirected_request: 421,
  internal_error: 500,
} as const

export class TransportError extends Error {
  override readonly name = 'TransportError'

  constructor(
    readonly status: number,
    readonly code: keyof typeof transportErrors,
    readonly headers: Record<string, string> = {},
  ) {
    super(code)
  }
}

/**
 * The HTTP status for each kind of refusal. A missing login gets 403: the old client logs out on it (product §13.2).
 */
export const statusOfKind = {
  invalid: 400,
  unauthenticated: 403,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  payment: 402,
  limited: 429,
  unavailable: 503,
} as const satisfies Record<RefusalKind, number>

type FieldNames = Readonly<Record<string, string>>

export interface ErrorBody {
  error: string
  message?: string
  field?: string
  problems?: ErrorBody[]
}

export function refusalBody(refusal: Refusal, locale: Locale, fieldNames: FieldNames = {}): ErrorBody {
  // Frozen to the letter: the old client looks for it, logs out, and shows no words.
  if (refusal.code === 'authentication_required') return { error: refusal.code }
  return inLocale(locale, () => toBody(refusal, fieldNames))
}

export function transportErrorBody({ code }: TransportError, locale: Locale): ErrorBody {
  return { error: code, message: inLocale(locale, () => m.refusal_unknown()) }
}

/** What a path says when its answer could not be made: the database is away (503, `retryAfter` in seconds), or a bug. */
export function failureBody(status: 500 | 503, locale: Locale, retryAfter: number): ErrorBody {
  if (status === 503) return refusalBody(tryAgainLater({ retryAfter }), locale)
  return transportErrorBody(new TransportError(transportErrors.internal_error, 'internal_error'), locale)
}

function toBody(refusal: Refusal, fieldNames: FieldNames): ErrorBody {
  const { field, problems, ...facts } = refusal.details
  return {
    error: refusal.code,
    message: refusal.words,
    ...(field === undefined ? {} : { field: fieldName(field, fieldNames) }),
    ...Object.fromEntries(Object.entries(facts).map(([name, value]) => [snakeCase(name), value])),
    ...(problems ? { problems: problems.map((problem) => toBody(problem, fieldNames)) } : {}),
  }
}

const fieldName = (field: string, names: FieldNames) => names[field] ?? snakeCase(field)

function snakeCase(name: string): string {
  return name.replace(/[a-z][A-Z]/g, ([small = '', capital = '']) => `${small}_${capital.toLowerCase()}`)
}
