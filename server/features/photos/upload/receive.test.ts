import { expect, test } from 'bun:test'
import { aMember, aSite } from '../../../../db/testing/factories.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { testWorld } from '../../../testing/world.ts'
import { receivePhoto } from './receive.ts'

const database = await freshDatabase()
await aSite(database.db)
const world = await testWorld(database)

/** What comes of a member, and is worked on until `done`. */
async function aSender() {
  const ctx = await world.as(await aMember(database.db))
  return async (done: Promise<void>, begin: () => void) => {
    const request = new Request('http://localhost/photos', { method: 'POST', body: new Uint8Array(3) })
    const incoming = {
      ...{ request, url: new URL(request.url), socketAddress: '192.0.2.1', requestId: 'test', port: 3000 },
      ...{ bodyPatience: 1000, allow: () => {} },
    }
    await receivePhoto(ctx, incoming, 3, () => {
      begin()
      return done
    })
  }
}

test('one photo of a member is worked on at a time, and another member’s beside it', async () => {
  const [ada, ben] = [await aSender(), await aSender()]
  const first = Promise.withResolvers<void>()
  const begun: string[] = []
  const hasBegun = Promise.withResolvers<void>()
  const adas = [
    ada(first.promise, () => {
      begun.push('ada 1')
      hasBegun.resolve()
    }),
    ada(Promise.resolve(), () => begun.push('ada 2')),
  ]
  await hasBegun.promise
  await ben(Promise.resolve(), () => begun.push('ben'))
  expect(begun).toEqual(['ada 1', 'ben'])
  first.resolve()
  await Promise.all(adas)
  expect(begun).toEqual(['ada 1', 'ben', 'ada 2'])
})
