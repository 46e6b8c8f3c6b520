import { describe, expect, test } from 'bun:test'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { aSession } from '../../../db/testing/journeys.ts'
import { appOf } from '../../testing/php.ts'
import { transports } from '../../testing/transports.ts'
import { testWorld } from '../../testing/world.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
const world = await testWorld(database)

/** Sends half of a text, logs out, and sends the rest a good second later. */
async function sendInHalves(app: ReturnType<typeof appOf>, memberId: string, asked: SentBody) {
  const { method = 'POST', path, body: told } = asked
  const secret = await aSession(db, memberId)
  const text = JSON.stringify(told)
  const parts = [text.slice(0, 20), text.slice(20)]
  const body = new ReadableStream({
    async pull(line) {
      if (parts.length === 1) {
        await world.sessions.end(secret)
        await Bun.sleep(1_200)
      }
      line.enqueue(new TextEncoder().encode(parts.shift()))
      if (parts.length === 0) line.close()
    },
  })
  const headers = {
    ...{ 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', 'x-request-type': 'client' },
    cookie: `vonk_session=${secret}`,
  }
  return app.handle(new Request(`http://localhost${path}`, { method, headers, body }))
}

interface SentBody {
  method?: string
  path: string
  body: unknown
}

test.each(transports)('a call that comes slowly is not made after a log-out (%s)', async (_, transport) => {
  const [ada, ben] = [await aMember(db, { credits: 5 }), await aMember(db)]
  const body = { json: { memberId: ben.id, body: 'Hoi', clientId: crypto.randomUUID() } }
  const response = await sendInHalves(appOf(world, { transport }), ada.id, { path: '/trpc/chat.send', body })
  expect(await response.text()).toContain('authentication_required')
  const rows = await db.query.messages.findMany({ where: (row, { eq }) => eq(row.senderId, ada.id) })
  expect(rows).toEqual([])
})

describe('what comes slowly at an old path, after a log-out,', () => {
  const put = async (memberId: string, body: unknown) =>
    sendInHalves(appOf(world), memberId, { method: 'PUT', path: '/api/user.php', body })

  test('changes nothing of the member', async () => {
    const ada = await aMember(db, { hairColour: 'brown' })
    const response = await put(ada.id, { profile: { hair_colour: 'red' } })
    expect([response.status, await response.json()]).toEqual([403, { error: 'authentication_required' }])
    const row = await db.query.profiles.findFirst({ where: (row, { eq }) => eq(row.memberId, ada.id) })
    expect(row?.hairColour).toBe('brown')
  })

  test('is a visitor’s where visitors may ask as well', async () => {
    const ada = await aMember(db, { locale: 'nl' })
    const response = await put(ada.id, { language: 'en', padding: 'long enough for halves' })
    expect([response.status, await response.json()]).toEqual([200, { language: 'en' }])
    const row = await db.query.members.findFirst({ where: (row, { eq }) => eq(row.id, ada.id) })
    expect(row?.locale).toBe('nl')
  })
})
