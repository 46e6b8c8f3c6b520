import { expect, test } from 'bun:test'
import { z } from 'zod'
import { aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { testWorld } from '../../testing/world.ts'
import { createResponder } from '../http/responder.ts'
import { createMetrics } from '../operations/metrics.ts'
import { tryAgainLater } from '../refusals.ts'
import { php } from './plugin.ts'

const database = await freshDatabase()
await aSite(database.db)
const world = await testWorld(database)
const { respond } = createResponder(world, createMetrics())

/** The answer of a path where this is done, which promises nothing but null. */
async function answerAfter(done: () => unknown): Promise<Response> {
  const plugin = php().get('/api/test.php', async () => done() as null, {
    anyone: {},
    response: { 200: z.null() },
    detail: { summary: 'Throws' },
  })
  return respond((request) => plugin.handle(request), new Request('http://localhost/api/test.php'), null)
}

const thrown = (error: Error) => () => {
  throw error
}

test('a bug of ours is a blank 500 in JSON: nothing of our insides leaves', async () => {
  for (const bug of [thrown(new TypeError('secret of ours')), () => ({ secret: 'of ours' })]) {
    const response = await answerAfter(bug)
    const body = await response.text()
    expect([response.status, response.headers.get('content-type')]).toEqual([500, 'application/json; charset=utf-8'])
    expect(JSON.parse(body)).toEqual({ error: 'internal_error', message: 'Er is een fout opgetreden.' })
  }
})

test('a database that is away is said to pass', async () => {
  const response = await answerAfter(thrown(tryAgainLater({ retryAfter: 5 })))
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await response.json()).toMatchObject({
    error: 'try_again_later',
    message: 'Er is een fout opgetreden, probeer het later opnieuw.',
  })
})
