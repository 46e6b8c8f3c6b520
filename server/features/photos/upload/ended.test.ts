import { describe, expect, test } from 'bun:test'
import { aBan, aMember, aSite, type TestMember } from '../../../../db/testing/factories.ts'
import { walletOf } from '../../../../db/testing/from-outside.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { aSession } from '../../../../db/testing/journeys.ts'
import { appOf } from '../../../testing/php.ts'
import { testWorld } from '../../../testing/world.ts'
import { aPicture } from '../testing/picture.ts'

// What a session has begun ends with it.

const database = await freshDatabase()
const { db } = database
await aSite(db)
const world = await testWorld(database)
const photo = await aPicture(400, 500)

type End = (member: TestMember, secret: string) => Promise<unknown>

const endings: [string, End][] = [
  ['a log-out', (_, secret) => world.sessions.end(secret)],
  ['a ban', ({ id }) => aBan(db, id, 'spam')],
]
const pathsTo = (to: TestMember) => ['/photos?', `/chat-photos?memberId=${to.id}&`]

/** Sends a photo, and has `end` happen when half of it has come, or when it is being made. */
async function send(path: string, when: 'while it comes' | 'while it is made', end: End) {
  const ada = await aMember(db, { credits: 10 })
  const secret = await aSession(db, ada.id)
  let files = 0
  const storage: typeof world.storage = {
    ...world.storage,
    async put(key, content) {
      if (files++ === 0 && when === 'while it is made') await end(ada, secret)
      return world.storage.put(key, content)
    },
  }
  const half = photo.length >> 1
  const parts = [photo.slice(0, half), photo.slice(half)]
  const body = new ReadableStream({
    async pull(line) {
      if (parts.length === 1 && when === 'while it comes') await end(ada, secret)
      line.enqueue(parts.shift())
      if (parts.length === 0) line.close()
    },
  })
  const request = new Request(`http://localhost${path}clientId=${crypto.randomUUID()}`, {
    ...{ method: 'POST', body },
    headers: {
      ...{ 'sec-fetch-site': 'same-origin', 'content-length': `${photo.length}` },
      cookie: `vonk_session=${secret}`,
    },
  })
  const response = await appOf({ ...world, storage }).handle(request)
  return { ada, files, status: response.status, refused: (await response.json()).message }
}

const storedFiles = () => Array.fromAsync(world.storage.list('photos'))

describe.each(endings)('%s', (_, end) => {
  test.each(['while it comes', 'while it is made'] as const)(
    'ends a photo %s, and nothing is charged',
    async (when) => {
      const ben = await aMember(db)
      for (const path of pathsTo(ben)) {
        const { ada, files, ...answer } = await send(path, when, end)
        expect(answer, path).toEqual({ status: 403, refused: 'authentication_required' })
        expect(files > 0, 'its files were made').toBe(when === 'while it is made')
        expect(await storedFiles()).toEqual([])
        expect(await db.query.photos.findMany({ where: (row, { eq }) => eq(row.memberId, ada.id) })).toEqual([])
        expect(await db.query.messages.findMany({ where: (row, { eq }) => eq(row.senderId, ada.id) })).toEqual([])
        expect(await walletOf(db, ada)).toMatchObject({ balance: 10 })
      }
    },
  )
})
