/** `bun run vonk`: what whoever runs the server does by hand, for its staff, taxes and bank. Knows the same environment as the server. */
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { Database } from '../db/client.ts'
import { migrateDatabase } from '../db/migrate.ts'
import type { Config } from '../server/config.ts'
import { createJobs } from '../server/core/jobs/queue.ts'
import { createLog } from '../server/core/operations/log.ts'
import { NotDone } from '../server/core/operations/not-done.ts'
import { createSiteDirectory } from '../server/core/site/directory.ts'
import { type CommandWorld, runDirectDebitCommand } from '../server/features/directdebit/command.ts'
import { type Asking, runStaffCommand } from '../server/features/staff/command.ts'
import { runReturnCommand } from '../server/features/tax/return/command.ts'
import { works } from '../server/jobs.ts'
import { secretOf } from '../server/world.ts'
import '../server/settings.ts'
import { atTheServer } from './lib/at-the-server.ts'

await atTheServer(async (database, config) => {
  await migrateDatabase(database)
  const [command, ...args] = process.argv.slice(2)
  if (command === 'oss-return') {
    const { csv, notes } = await runReturnCommand(database.db, args, new Date())
    for (const note of notes) console.error(note)
    return csv
  }
  using asking = atTheTerminal()
  if (command === 'direct-debit')
    return await withBank(database, config, (world) => runDirectDebitCommand(world, args, asking))
  return await runStaffCommand(database, process.argv.slice(2), asking)
})

/** What there is of the world without a server; what is enqueued the running one does. */
async function withBank<T>(database: Database, config: Config, work: (world: CommandWorld) => Promise<T>): Promise<T> {
  const { db } = database
  const [log, now] = [createLog(config), () => new Date()]
  const jobs = await createJobs(database, log, works, { supervise: false })
  try {
    return await work({ db, now, secret: secretOf(config), sites: createSiteDirectory(db, now, log, config), jobs })
  } finally {
    await jobs.close()
  }
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
