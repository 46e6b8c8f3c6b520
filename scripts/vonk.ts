/** `bun run vonk`: what whoever runs the server does by hand, for its staff and for its taxes. Knows the same environment as the server. */
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { migrateDatabase } from '../db/migrate.ts'
import { NotDone } from '../server/core/operations/not-done.ts'
import { type Asking, runStaffCommand } from '../server/features/staff/command.ts'
import { runReturnCommand } from '../server/features/tax/return/command.ts'
import '../server/settings.ts'
import { atTheServer } from './lib/at-the-server.ts'

await atTheServer(async (database) => {
  await migrateDatabase(database)
  const [command, ...args] = process.argv.slice(2)
  if (command === 'oss-return') {
    const { csv, notes } = await runReturnCommand(database.db, args, new Date())
    for (const note of notes) console.error(note)
    return csv
  }
  using asking = atTheTerminal()
  return await runStaffCommand(database, process.argv.slice(2), asking)
})

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
