/**
 * `bun run db:generate --name what_it_does`: generates the migration to the current schema, and adds it to the list.
 */
import { listMigrations } from './lib/checks/landed-migrations.ts'
import { root, withBun } from './lib/run.ts'

// It may have questions.
const command = withBun('drizzle-kit', 'generate', ...process.argv.slice(2))
const exitCode = await Bun.spawn(command, { cwd: root, stdio: ['inherit', 'inherit', 'inherit'] }).exited
if (exitCode === 0) listMigrations(root)
process.exit(exitCode)
