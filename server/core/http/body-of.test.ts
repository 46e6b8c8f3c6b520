import { expect, test } from 'bun:test'
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
async function sendInHalves(app: ReturnType<typeof appOf>, path: string, asked: (to: string) => unknown) {
  const [ada, ben] = [await aMember(db, { credits: 5 }), await aMember(db)]
  const secret = await aSession(db, ada.id)
  const text = JSON.stringify(asked(ben.id))
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
  const response = await app.handle(new Request(`http://localhost${path}`, { method: 'POST', body, headers }))
  const rows = await db.query.messages.findMany({ where: (row, { eq }) => eq(row.senderId, ada.id) })
  return { answer: await response.text(), rows }
}

test.each(transports)('a call that comes slowly is not made after a log-out (%s)', async (_, transport) => {
  const asked = (memberId: string) => ({ json: { memberId, body: 'Hoi', clientId: crypto.randomUUID() } })
  const { answer, rows } = await sendInHalves(appOf(world, { transport }), '/trpc/chat.send', asked)
  expect(answer).toContain('authentication_required')
  expect(rows).toEqual([])
})
