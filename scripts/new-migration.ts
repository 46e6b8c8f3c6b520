/** `bun run db:generate --name what_it_does`: the migration that leads to the schema as it stands, and its line in the list. */
import { listMigrations } from './lib/checks/landed-migrations.ts'
import { root, withBun } from './lib/run.ts'

// It may have questions.
const command = withBun('drizzle-kit', 'generate', ...process.argv.slice(2))
const exitCode = await Bun.spawn(command, { cwd: root, stdio: ['inherit', 'inherit', 'inherit'] }).exited
if (exitCode === 0) listMigrations(root)
process.exit(exitCode)
