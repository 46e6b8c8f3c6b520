import { EmbeddedUnavailable } from '../db/embedded/index.ts'
import { driverMessage, isUnavailable, sqlState } from '../db/errors.ts'
import { type Config, ConfigError } from './config.ts'

/**
 * What an operator reads when the server does not start: words that name the setting to change, or, for what nobody
 * has thought of, the error itself.
 */
export function reasonOf(error: unknown, config: Config | undefined): unknown {
  if (error instanceof ConfigError || error instanceof EmbeddedUnavailable) return error.message
  if (!(error instanceof Error) || !config) return error
  if (isSystemError(error)) return systemReason(error, config)
  if (!config.databaseUrl || !isShutOut(error)) return error
  return `DATABASE_URL: the database at ${URL.parse(config.databaseUrl)?.host} cannot be used: ${driverMessage(error)}`
}

function systemReason({ code, syscall, message }: NodeJS.ErrnoException, { port, host, dataDir }: Config): string {
  if (code === 'EADDRINUSE') return `PORT: ${port} is taken. Set another one: PORT=${port + 1} npx bun start`
  if (syscall === 'listen') return `PORT and HOST: ${host}:${port} cannot be listened on: ${message}`
  return `DATA_DIR: ${dataDir} cannot be used: ${message}`
}

const isSystemError = (error: Error): error is NodeJS.ErrnoException => 'syscall' in error

/** Not there, or it lets nobody in: no such user, password or database, or no right to make tables. */
const isShutOut = (error: Error) => isUnavailable(error) || /^(28...|3D000|42501)$/.test(sqlState(error) ?? '')
