import { afterEach, beforeAll, beforeEach, expect, test } from 'bun:test'
import sharp from 'sharp'
import type { Database } from '../../../../db/client.ts'
import { aMember, aSite, type TestMember } from '../../../../db/testing/factories.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { aSession } from '../../../../db/testing/journeys.ts'
import { appOf } from '../../../testing/php.ts'
import { type TestWorld, testWorld } from '../../../testing/world.ts'

// Over a real line, which breaks.

let db: Database['db']
let world: TestWorld
let server: ReturnType<typeof appOf>
let photo: Buffer

beforeEach(async () => {
  const database = await freshDatabase()
  ;({ db } = database)
  await aSite(db)
  world = await testWorld(database)
  server = appOf(world).listen({ port: 0, hostname: '127.0.0.1' })
})
afterEach(() => server.stop(true))
beforeAll(async () => {
  // Many bytes, and soon made.
  photo = await sharp({ create: { width: 640, height: 800, channels: 3, background: '#38a868' } })
    .png({ compressionLevel: 0 })
    .toBuffer()
})

/** Sends so many bytes of a photo, and hangs up when they are away. */
async function sendAndHangUp(member: TestMember, bytes: number): Promise<void> {
  const head = [
    `POST /photos?clientId=${crypto.randomUUID()} HTTP/1.1`,
    ...['host: localhost', 'sec-fetch-site: same-origin', `content-length: ${photo.length}`],
    `cookie: vonk_session=${await aSession(db, member.id)}`,
  ]
  const sent = Promise.withResolvers<void>()
  const rest = [Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), photo.subarray(0, bytes)])]
  const write = (socket: Bun.Socket) => {
    for (let piece = rest.shift(); piece; piece = rest.shift()) {
      const written = socket.write(piece)
      if (written === piece.length) continue
      rest.unshift(piece.subarray(Math.max(0, written)))
      return
    }
    sent.resolve()
  }
  const line = await Bun.connect({
    ...{ hostname: '127.0.0.1', port: server.server!.port! },
    socket: { open: write, drain: write, data() {}, error: () => sent.resolve() },
  })
  await sent.promise
  line.terminate()
}

const rowsOf = ({ id }: TestMember) => db.query.photos.findMany({ where: (row, { eq }) => eq(row.memberId, id) })

async function countFiles(): Promise<number> {
  let count = 0
  for await (const _ of world.storage.list('photos')) count++
  return count
}

test('a line that breaks in the middle leaves nothing behind', async () => {
  const ada = await aMember(db)
  for (const part of [0, 0.01, 0.5, 0.99]) await sendAndHangUp(ada, Math.floor(photo.length * part))
  const url = `http://127.0.0.1:${server.server!.port}/photos?clientId=${crypto.randomUUID()}`
  const cookie = `vonk_session=${await aSession(db, ada.id)}`
  const headers = { cookie, host: 'localhost', 'sec-fetch-site': 'same-origin' }
  const answer = await fetch(url, { method: 'POST', body: new Uint8Array(photo), headers })
  expect(answer.status, await answer.text()).toBe(200)
  expect([(await rowsOf(ada)).length, await countFiles()]).toEqual([1, 6])
})

test('whoever hangs up before the answer has the whole photo or nothing', async () => {
  const ada = await aMember(db)
  await Promise.all(Array.from({ length: 6 }, () => sendAndHangUp(ada, photo.length)))
  await server.server!.stop()
  const rows = await rowsOf(ada)
  expect(rows.length).toBeLessThanOrEqual(3)
  expect(await countFiles()).toBe(rows.length * 6)
})
