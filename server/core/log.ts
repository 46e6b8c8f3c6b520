import pino from 'pino'
import type { Config } from '../config.ts'

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

/** A driver's error repeats the parameters of its statement, which are members' data: only its bones are logged. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const isQuery = error.name === 'DrizzleQueryError' || 'query' in error
  const { code, errno, constraint } = error as Error & { code?: unknown; errno?: unknown; constraint?: unknown }
  // SQLSTATE class 22, data exceptions: the server's words repeat the value.
  const isAboutValue = typeof errno === 'string' && errno.startsWith('22')
  return {
    type: error.name,
    message: isQuery ? 'a query failed' : isAboutValue ? 'a value was refused' : error.message,
    query: isQuery ? (error as Error & { query?: string }).query : undefined,
    code,
    errno,
    constraint,
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 12),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  }
}
