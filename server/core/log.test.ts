import { expect, test } from 'bun:test'
import { findAccount } from '../../db/queries/accounts.ts'
import { freshDatabase } from '../../db/testing/index.ts'
import { describeError } from './log.ts'

const { db } = await freshDatabase()

test('what a member typed does not reach the log by way of the database’s complaint', async () => {
  const typed = 'ada@example.org'
  const error = await findAccount(db, typed).catch((thrown) => thrown)
  expect(`${error.cause.message}`).toContain(typed)
  const logged = JSON.stringify(describeError(error))
  expect(logged).toContain('22P02')
  expect(logged).not.toContain(typed)
})
