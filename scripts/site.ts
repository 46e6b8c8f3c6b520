/** `bun run site`: what operators change about a site by hand. Knows the same environment as the server. */
import { runSiteCommand } from '../server/features/sites/command.ts'
import { atTheServer } from './lib/at-the-server.ts'

await atTheServer(({ db }) => runSiteCommand(db, process.argv.slice(2)))
