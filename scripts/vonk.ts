/** `bun run vonk`: what whoever runs the server does for its staff by hand. Knows the same environment as the server. */
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { openDatabase } from '../db/client.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { type Config, readConfig } from '../server/config.ts'
import { inLocale } from '../server/core/i18n/locale.ts'
import { Refusal } from '../server/core/refusal.ts'
import { type Asking, NotDone, runStaffCommand } from '../server/features/staff/command.ts'
import { reasonOf } from '../server/start-failure.ts'

let config: Config | undefined
try {
  config = readConfig(process.env)
  const { databaseUrl, dataDir } = config
  await using database = await openDatabase({ databaseUrl, dataDir, maxConnections: 2 }).then((opened) => ({
    ...opened,
    [Symbol.asyncDispose]: opened.close,
  }))
  await migrateDatabase(database)
  using asking = atTheTerminal()
  console.log(await inLocale('en', () => runStaffCommand(database, process.argv.slice(2), asking)))
} catch (error) {
  const isNo = error instanceof NotDone || error instanceof Refusal
  console.error(
    isNo ? inLocale('en', () => (error instanceof Refusal ? error.words : error.message)) : reasonOf(error, config),
  )
  process.exitCode = 1
}

/** Nothing is taken from the command line, which other users of the machine and its history see; secrets are not shown. */
function atTheTerminal(): Asking & Disposable {
  let isSilent = false
  const output = new Writable({
    write(text, _, done) {
      if (!isSilent) process.stdout.write(text)
      done()
    },
  })
  const terminal = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY })
  // What comes through a pipe comes faster than it is asked for.
  const lines = terminal[Symbol.asyncIterator]()
  const next = async () => {
    const { value, done } = await lines.next()
    if (done) throw new NotDone('Nothing more was typed.')
    return `${value}`
  }
  return {
    async line(question) {
      process.stdout.write(question)
      return next()
    },
    async secret(question) {
      process.stdout.write(question)
      isSilent = true
      try {
        return await next()
      } finally {
        isSilent = false
        process.stdout.write('\n')
      }
    },
    [Symbol.dispose]: () => terminal.close(),
  }
}
