/** `bun run vonk`: the operator's commands (scripts/lib/commands.ts). Reads the same environment as the server. */
import { createInterface, type Interface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { migrateDatabase } from '../db/migrate.ts'
import { createJobs } from '../server/core/jobs/queue.ts'
import type { AtServer, Prompt } from '../server/core/operations/command.ts'
import { createLog } from '../server/core/operations/log.ts'
import { NotDone } from '../server/core/operations/not-done.ts'
import { createSiteDirectory } from '../server/core/site/directory.ts'
import { works } from '../server/jobs.ts'
import { secretOf } from '../server/world.ts'
import '../server/settings.ts'
import { atTheServer } from './lib/at-the-server.ts'
import { commandTyped, usage } from './lib/commands.ts'

const [name, ...args] = process.argv.slice(2)
const command = name === undefined ? undefined : commandTyped(name, args)
if (name === undefined) console.log(usage())
else if (!command) {
  console.error(usage())
  process.exitCode = 1
} else
  await atTheServer(async (database, config) => {
    await migrateDatabase(database)
    const { db } = database
    const [log, now] = [createLog(config), () => new Date()]
    const sites = createSiteDirectory(db, now, log, config)
    const withWorld: AtServer['withWorld'] = async (work) => {
      const jobs = await createJobs(database, log, works, { supervise: false })
      try {
        return await work({ db, now, secret: secretOf(config), sites, jobs })
      } finally {
        await jobs.close()
      }
    }
    using ask = atTheTerminal()
    return await command.run({ db, now, sites, ask, note: (words) => console.error(words), withWorld }, args)
  })

/** Nothing is taken from the command line, which other users of the machine and its history see; secrets are not shown. */
function atTheTerminal(): Prompt & Disposable {
  let isSilent = false
  const output = new Writable({
    write(text, _, done) {
      if (!isSilent) process.stdout.write(text)
      done()
    },
  })
  let terminal: Interface | undefined
  let lines: AsyncIterator<string> | undefined
  const next = async () => {
    // Only for who asks: what is typed meanwhile would else get into a file that a command's answer goes to.
    terminal ??= createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY })
    // What comes through a pipe comes faster than it is asked for.
    lines ??= terminal[Symbol.asyncIterator]()
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
    [Symbol.dispose]: () => terminal?.close(),
  }
}
