import { expect, test } from 'bun:test'
import { aMember, aSite, type TestMember } from '../../../../db/testing/factories.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { aSession } from '../../../../db/testing/journeys.ts'
import { appOf } from '../../../testing/php.ts'
import { testWorld } from '../../../testing/world.ts'
import { maxPhotoBytes } from '../pictures/bounds.ts'
import { aPicture } from '../testing/picture.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
const world = await testWorld(database)
const photo = await aPicture(320, 400)

interface Sending {
  body: Uint8Array<ArrayBuffer> | ReadableStream
  bytes: number
  to?: ReturnType<typeof appOf>
}

async function send(member: TestMember, { body, bytes, to = appOf(world) }: Sending) {
  const request = new Request(`http://localhost/photos?clientId=${crypto.randomUUID()}`, {
    ...{ method: 'POST', body },
    headers: {
      ...{ 'sec-fetch-site': 'same-origin', 'content-length': `${bytes}` },
      cookie: `vonk_session=${await aSession(db, member.id)}`,
    },
  })
  const response = await to.handle(request)
  const { message } = await response.json()
  const retryAfter = response.headers.get('retry-after')
  return { status: response.status, refused: message as string | undefined, ...(retryAfter && { retryAfter }) }
}
const sendWhole = (member: TestMember) => send(member, { body: photo, bytes: photo.length })

/** A line that brings one byte of a photo, and the rest when it is let. */
function aHeldLine() {
  const rest = Promise.withResolvers<void>()
  const hasBegun = Promise.withResolvers<void>()
  let sent = 0
  const body = new ReadableStream(
    {
      async pull(line) {
        if (sent > 0) await rest.promise
        else hasBegun.resolve()
        line.enqueue(sent === 0 ? photo.slice(0, 1) : photo.slice(1))
        if (sent++ > 0) line.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { body, hasBegun: hasBegun.promise, letGo: rest.resolve }
}

test('who announces much and sends nothing takes no room from others', async () => {
  const bytes = maxPhotoBytes
  const lines = Array.from({ length: 14 }, aHeldLine)
  const members = await Promise.all(Array.from({ length: 7 }, () => aMember(db)))
  const held = lines.map(({ body }, n) => send(members[n % 7]!, { body, bytes }))
  await Promise.all(lines.map(({ hasBegun }) => hasBegun))
  expect(await sendWhole(await aMember(db))).toMatchObject({ status: 200 })
  for (const { letGo } of lines) letGo()
  expect(new Set((await Promise.all(held)).map(({ status }) => status))).toEqual(new Set([408]))
})

test('a line that brings next to nothing is given up long before a photo of that size must have come', async () => {
  const { body, letGo } = aHeldLine()
  const to = appOf(world, { bodyPatience: 200 })
  const answer = await send(await aMember(db), { body, bytes: maxPhotoBytes, to })
  expect(answer).toEqual({ status: 408, refused: 'request_timeout' })
  letGo()
})

test('of each member two photos come at a time, and a third after one of them', async () => {
  const ada = await aMember(db)
  const lines = Array.from({ length: 3 }, aHeldLine)
  const [first, second, third] = lines as [Line, Line, Line]
  const sending = [first, second].map(({ body }) => send(ada, { body, bytes: photo.length }))
  await Promise.all([first.hasBegun, second.hasBegun])
  let hasBegun = false
  const waiting = send(ada, { body: third.body, bytes: photo.length })
  void third.hasBegun.then(() => (hasBegun = true))
  expect(await sendWhole(await aMember(db)), 'another member').toMatchObject({ status: 200 })
  expect(hasBegun).toBe(false)
  first.letGo()
  await third.hasBegun
  second.letGo()
  third.letGo()
  expect((await Promise.all([...sending, waiting])).map(({ status }) => status)).toEqual([200, 200, 200])
})
type Line = ReturnType<typeof aHeldLine>

test('who waits too long for the two that come is asked to try again', async () => {
  const ada = await aMember(db)
  const lines = [aHeldLine(), aHeldLine()]
  const sending = lines.map(({ body }) => send(ada, { body, bytes: photo.length }))
  await Promise.all(lines.map(({ hasBegun }) => hasBegun))
  const answer = await send(ada, { body: photo, bytes: photo.length, to: appOf(world, { bodyPatience: 50 }) })
  expect(answer).toEqual({ status: 503, refused: 'try_again_later', retryAfter: '5' })
  for (const { letGo } of lines) letGo()
  expect((await Promise.all(sending)).map(({ status }) => status)).toEqual([200, 200])
})
