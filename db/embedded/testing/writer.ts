import { SQL } from 'bun'
import { embeddedConnection, startEmbedded } from '../index.ts'

/** An app that is there to be killed: it writes row after row, and prints each number once its commit has returned. */
const [dir = ''] = process.argv.slice(2)
const { socketDir } = await startEmbedded(dir)
const sql = new SQL(embeddedConnection(socketDir))
await sql`create table if not exists written (number bigint generated always as identity)`
for (;;) {
  const [row] = await sql`insert into written default values returning number`
  console.log(row.number)
}
