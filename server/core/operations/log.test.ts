import { expect, test } from 'bun:test'
import { findAccount } from '../../../db/queries/accounts.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { describeError } from './log.ts'

const { db } = await freshDatabase()

test('what a member typed does not reach the log by way of the database’s error', async () => {
  const typed = 'ada@example.org'
  const error = await findAccount(db, typed).catch((thrown) => thrown)
  expect(`${error.cause.message}`).toContain(typed)
  const logged = JSON.stringify(describeError(error))
  expect(logged).toContain('22P02')
  expect(logged).not.toContain(typed)
})

test('nor by way of a mail server’s', () => {
  const logged = JSON.stringify(describeError(new Error('550 <ada@example.org>: no such mailbox')))
  expect(logged).toContain('550 <[address]>: no such mailbox')
})

test('what the job queue reports is told in its words', () => {
  expect(describeError({ message: 'Connection closed', code: '08006', queue: 'mail' })).toMatchObject({
    type: 'object',
    message: 'Connection closed',
    code: '08006',
  })
})
