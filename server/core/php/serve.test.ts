import { expect, test } from 'bun:test'
import { z } from 'zod'
import { aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { testWorld } from '../../testing/world.ts'
import { tryAgainLater } from '../refusals.ts'
import { publicPath } from './path.ts'
import { phpHandler } from './serve.ts'

const database = await freshDatabase()
await aSite(database.db)
const world = await testWorld(database)

/** The answer of a path that throws this. */
async function answerAfter(error: Error): Promise<Response> {
  const path = publicPath({
    path: '/api/test.php',
    method: 'GET',
    summary: 'Throws',
    answer: z.null(),
    respond: () => {
      throw error
    },
  })
  const request = new Request('http://localhost/api/test.php')
  return phpHandler(world, [path])({
    request,
    url: new URL(request.url),
    socketAddress: '',
    requestId: 'test',
    bodyPatience: 1000,
  })
}

test('a bug of ours is a blank 500 in JSON: nothing of our insides leaves', async () => {
  const response = await answerAfter(new TypeError('secret of ours'))
  const body = await response.text()
  expect([response.status, response.headers.get('content-type')]).toEqual([500, 'application/json; charset=utf-8'])
  expect(JSON.parse(body)).toEqual({ error: 'internal_error', message: 'Er is een fout opgetreden.' })
})

test('a database that is away is said to pass', async () => {
  const response = await answerAfter(tryAgainLater({ retryAfter: 5 }))
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await response.json()).toMatchObject({
    error: 'try_again_later',
    message: 'Er is een fout opgetreden, probeer het later opnieuw.',
  })
})
