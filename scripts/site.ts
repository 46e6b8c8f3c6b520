/** `bun run site`: what operators change about a site by hand. Knows the same environment as the server. */
import { openDatabase } from '../db/client.ts'
import { type Config, readConfig } from '../server/config.ts'
import { runSiteCommand } from '../server/features/sites/command.ts'
import { NotDone } from '../server/features/sites/landers.ts'
import { reasonOf } from '../server/start-failure.ts'

let config: Config | undefined
try {
  config = readConfig(process.env)
  const { databaseUrl, dataDir } = config
  await using database = await openDatabase({ databaseUrl, dataDir, maxConnections: 2 }).then((opened) => ({
    ...opened,
    [Symbol.asyncDispose]: opened.close,
  }))
  console.log(await runSiteCommand(database.db, process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof NotDone ? error.message : reasonOf(error, config))
  process.exitCode = 1
}
