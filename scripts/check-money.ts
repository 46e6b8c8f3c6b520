/** `bun run check:money`: whether the books of a running site are right. Knows the same environment as the server. */
import { sqlState } from '../db/errors.ts'
import { NotDone } from '../server/core/operations/not-done.ts'
import { tellOfBooks } from '../server/features/credits/books.ts'
import { atTheServer } from './lib/at-the-server.ts'

const noTable = '42P01'

await atTheServer(async ({ db }) => {
  const { words, isRight } = await tellOfBooks(db).catch((error) => {
    if (sqlState(error) === noTable) throw new NotDone('There are no books yet: start the server once.')
    throw error
  })
  if (!isRight) process.exitCode = 1
  return words
})
