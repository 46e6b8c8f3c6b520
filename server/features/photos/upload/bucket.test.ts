import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { aMember, aSite } from '../../../../db/testing/factories.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { aSession } from '../../../../db/testing/journeys.ts'
import { s3Storage } from '../../../gateways/s3-storage.ts'
import { bucketServer } from '../../../gateways/testing/bucket-server.ts'
import { appRouter } from '../../../router.ts'
import { appOf } from '../../../testing/php.ts'
import { testWorld } from '../../../testing/world.ts'
import { removeDeleted } from '../upkeep.ts'

const database = await freshDatabase()
const { db } = database
const directory = mkdtempSync(join(tmpdir(), 'vonk-bucket-'))
const bucket = await bucketServer(directory)
afterAll(() => {
  bucket.stop()
  rmSync(directory, { recursive: true, force: true })
})

test('a photo lives and goes in a bucket as in a folder, and nobody is led there', async () => {
  await aSite(db)
  const made = await testWorld(database)
  const world = { ...made, storage: s3Storage(bucket.config) }
  const app = appOf(world)
  const ada = await aMember(db)
  const body = await sharp({ create: { width: 320, height: 400, channels: 3, background: '#38a868' } })
    .jpeg()
    .toBuffer()
  const headers = { 'sec-fetch-site': 'same-origin', cookie: `vonk_session=${await aSession(db, ada.id)}` }
  const sent = await app.handle(
    new Request(`http://localhost/photos?clientId=${crypto.randomUUID()}`, {
      ...{ method: 'POST', body: new Uint8Array(body) },
      headers: { ...headers, 'content-length': `${body.length}` },
    }),
  )
  expect(sent.status).toBe(200)
  expect(await Array.fromAsync(world.storage.list('photos'))).toHaveLength(6)

  const own = await app.handle(new Request('http://localhost/trpc/photos.own', { headers }))
  const [{ id, card }] = (await own.json()).result.data.json.photos
  const shown = await app.handle(new Request(`http://localhost${card}`, { headers }))
  expect([shown.status, shown.headers.get('location')]).toEqual([200, null])
  expect((await sharp(await shown.bytes()).metadata()).format).toBe('webp')

  await appRouter.createCaller({ ...(await made.as(ada)), storage: world.storage }).photos.remove({ id })
  made.pass(120_000)
  await removeDeleted(world)
  expect(await Array.fromAsync(world.storage.list('photos'))).toEqual([])
})
