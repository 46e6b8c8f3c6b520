import { type Database, openDatabase } from '../../db/client.ts'
import { type Config, readConfig } from '../../server/config.ts'
import { inLocale } from '../../server/core/i18n/locale.ts'
import { NotDone } from '../../server/core/operations/not-done.ts'
import { Refusal } from '../../server/core/refusal.ts'
import { reasonOf } from '../../server/start-failure.ts'

/**
 * Runs `command` with the server's own database and prints what it returns. A failure gives a message and an exit code.
 */
export async function atTheServer(command: (database: Database, config: Config) => Promise<string>): Promise<void> {
  let config: Config | undefined
  try {
    const settings = readConfig(process.env)
    config = settings
    const { databaseUrl, dataDir } = settings
    await using database = await openDatabase({ databaseUrl, dataDir, maxConnections: 2 }).then((opened) => ({
      ...opened,
      [Symbol.asyncDispose]: opened.close,
    }))
    console.log(await inLocale('en', () => command(database, settings)))
  } catch (error) {
    console.error(wordsOf(error) ?? reasonOf(error, config))
    process.exitCode = 1
  }
}

function wordsOf(error: unknown): string | undefined {
  if (error instanceof NotDone) return error.message
  return error instanceof Refusal ? inLocale('en', () => error.words) : undefined
}
