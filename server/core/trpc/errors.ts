import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import { ZodError } from 'zod'
import { asRefusal } from '../as-refusal.ts'
import type { Context } from '../context.ts'
import { UnreadBody } from '../http/body.ts'
import type { Locale } from '../i18n/locales.ts'
import { levelOfUnavailable } from '../operations/log.ts'
import { Refusal, type RefusalKind, type WireRefusal } from '../refusal.ts'
import { inputInvalid, tryAgainLater } from '../refusals.ts'
import { toWire } from '../wire-refusal.ts'
import { transformer } from './transformer.ts'

const codes = {
  invalid: 'BAD_REQUEST',
  // 403, not 401: old clients log out on it (product §13.2).
  unauthenticated: 'FORBIDDEN',
  forbidden: 'FORBIDDEN',
  missing: 'NOT_FOUND',
  conflict: 'CONFLICT',
  payment: 'PAYMENT_REQUIRED',
  limited: 'TOO_MANY_REQUESTS',
  unavailable: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<RefusalKind, TRPCError['code']>

const codesOfBody = { 408: 'TIMEOUT', 413: 'PAYLOAD_TOO_LARGE', 415: 'UNSUPPORTED_MEDIA_TYPE' } as const

/** The error that a client gets: code, words and details of a refusal, no details of a bug. */
export function errorShape(error: TRPCError, locale: Locale, path?: string) {
  const refusal: WireRefusal | null = error.cause instanceof Refusal ? toWire(error.cause, locale) : null
  const isBug = error.code === 'INTERNAL_SERVER_ERROR'
  return {
    message: refusal?.code ?? (isBug ? 'internal_error' : error.message),
    code: TRPC_ERROR_CODES_BY_KEY[error.code],
    data: {
      code: error.code,
      httpStatus: getHTTPStatusCodeFromError(error),
      ...(path !== undefined && { path }),
      refusal,
    },
  }
}

/** What is answered when not even tRPC could: to a call, or to every call of a batch. */
export function failedCall(status: 500 | 503, locale: Locale) {
  const cause = status === 503 ? tryAgainLater({ retryAfter: 5 }) : undefined
  const error = cause ? asTRPCError(cause) : new TRPCError({ code: 'INTERNAL_SERVER_ERROR' })
  return { error: transformer.serialize(errorShape(error, locale)) }
}

/** What is answered to a call, or to every call of a batch, where there is no site. tRPC has no code of its own for it. */
export function misdirectedCall(locale: Locale) {
  const { data, ...shape } = errorShape(new TRPCError({ code: 'NOT_FOUND', message: 'misdirected_request' }), locale)
  return { error: transformer.serialize({ ...shape, data: { ...data, httpStatus: 421 } }) }
}

/** Turns whatever was thrown into what tRPC answers: a refusal by its kind, the rest as a blank 500. */
export function asTRPCError(thrown: unknown): TRPCError {
  const cause = thrown instanceof TRPCError && thrown.cause !== undefined ? thrown.cause : thrown
  const refusal = asRefusal(cause)
  if (refusal) return new TRPCError({ code: codes[refusal.kind], message: refusal.code, cause: refusal })
  if (cause instanceof UnreadBody) return new TRPCError({ code: codesOfBody[cause.status], message: cause.code })
  // An input that breaks its schema, or that tRPC itself could not read: not JSON, no form, no batch.
  if (isCode(thrown, 'BAD_REQUEST')) return asTRPCError(inputInvalid({ field: fieldIn(cause) }))
  if (thrown instanceof TRPCError) return thrown
  return new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause })
}

const fieldIn = (cause: unknown) => (cause instanceof ZodError ? cause.issues[0]?.path.join('.') : undefined)

const isCode = (error: unknown, code: TRPCError['code']) => error instanceof TRPCError && error.code === code

export type Reporter = Pick<Context, 'log' | 'requestId' | 'locale'>

/** Returns the error for the client; logs bugs and failures of ours. */
export function reportError(
  { log, requestId }: Omit<Reporter, 'locale'>,
  path: string | undefined,
  thrown: unknown,
): TRPCError {
  const error = asTRPCError(thrown)
  const cause = thrown instanceof TRPCError ? (thrown.cause ?? thrown) : thrown
  if (error.code === 'INTERNAL_SERVER_ERROR') log.error({ requestId, path, error: cause }, 'procedure failed')
  else if (error.code === codes.unavailable)
    log[levelOfUnavailable(cause)]({ requestId, path, error: cause }, 'procedure unavailable')
  return error
}
