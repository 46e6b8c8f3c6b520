import type { SQL } from 'bun'

type DriverError = Pick<SQL.PostgresError, 'message' | 'code' | 'errno' | 'constraint'>

/**
 * The server's or the driver's own error, or the one behind what the query builder throws around it. It is known by its
 * name: the job queue hands on a copy of its fields.
 */
function driverError(error: unknown): DriverError | undefined {
  for (let cause = error; isObject(cause); cause = cause.cause) {
    if (cause.name === 'PostgresError') return cause as DriverError & typeof cause
  }
}

const isObject = (thing: unknown): thing is Record<string, unknown> => typeof thing === 'object' && thing !== null

/** The five-character SQLSTATE that the server sent (`23505`, `40001`, …), if the error came from the server. */
export function sqlState(error: unknown): string | undefined {
  return driverError(error)?.errno
}

/** The name of the constraint that was violated, if that is what went wrong. */
export function constraintOf(error: unknown): string | undefined {
  return driverError(error)?.constraint
}

/** What the server or the driver says in words. Not for members, and not for logs: it can repeat what was written. */
export function driverMessage(error: unknown): string | undefined {
  return driverError(error)?.message
}

/** No connection to the server: nobody listens there, or the line broke. What ran last may or may not have happened. */
export function isConnectionLoss(error: unknown): boolean {
  return /^ERR_POSTGRES_(CONNECTION|IDLE_TIMEOUT|LIFETIME_TIMEOUT)/.test(driverError(error)?.code ?? '')
}

/** The server is gone, stopping or starting: what its watch tells of (server/core/operations/database-watch.ts). */
export function isAway(error: unknown): boolean {
  return isConnectionLoss(error) || /^(08...|57P0.)$/.test(sqlState(error) ?? '')
}

/**
 * The database is away, stopping, starting or full: nothing is wrong with the request, and it can be tried again later.
 * Classes 08 (connection), 53 (resources, a full disk among them), 57P (operator), 57014 (took longer than we let it),
 * and 58030 (input/output).
 */
export function isUnavailable(error: unknown): boolean {
  return isConnectionLoss(error) || /^(08...|53...|57P0.|57014|58030)$/.test(sqlState(error) ?? '')
}
