import pino from 'pino'
import { isAway } from '../../../db/errors.ts'
import type { Config } from '../../config.ts'
import { Refusal } from '../refusal.ts'

export type Log = pino.Logger

/** Structured lines on standard output. What could identify a person or open a door never reaches them. */
export function createLog(config: Pick<Config, 'logLevel'>): Log {
  return pino({
    level: config.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'email',
        'password',
        'token',
        'secret',
        'cookie',
        'body',
        '*.email',
        '*.password',
        '*.token',
        '*.secret',
        '*.cookie',
        '*.body',
      ],
      censor: '[redacted]',
    },
    serializers: { error: describeError, err: describeError },
  })
}

/** How loud a request is that has to be tried again later. Of a database that is away its watch tells, once for all of them. */
export const levelOfUnavailable = (error: unknown): 'debug' | 'warn' => (isAway(error) ? 'debug' : 'warn')

/** A driver's error repeats the parameters of its statement, which are members' data: only its bones are logged. */
export function describeError(error: unknown): unknown {
  if (!isErrorLike(error)) return { type: typeof error }
  const isQuery = error.name === 'DrizzleQueryError' || 'query' in error
  const { code, errno, constraint, query } = error
  // SQLSTATE class 22, data exceptions: the server's words repeat the value.
  const isAboutValue = typeof errno === 'string' && errno.startsWith('22')
  return {
    type: error.name ?? 'object',
    message: isQuery ? 'a query failed' : isAboutValue ? 'a value was refused' : withoutAddresses(error.message),
    query: isQuery ? query : undefined,
    code,
    errno,
    constraint,
    // Of a refusal its code says everything, and there may be many at once.
    stack: (error instanceof Refusal ? undefined : error.stack)
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 12),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  }
}

interface ErrorLike extends Omit<Error, 'name'> {
  name?: string
  code?: unknown
  errno?: unknown
  constraint?: unknown
  query?: unknown
}

/** The job queue reports plain objects with an error's properties. */
function isErrorLike(thing: unknown): thing is ErrorLike {
  return typeof thing === 'object' && thing !== null && 'message' in thing && typeof thing.message === 'string'
}

/**
 * Mail servers quote the refused address in their errors. Matches only at the beginning of each word: a long one would
 * take too long otherwise.
 */
function withoutAddresses(message: string): string {
  return message.replaceAll(/(?<![^\s<>()"'])[^\s<>()"']+@[^\s<>()"']+/g, '[address]')
}
