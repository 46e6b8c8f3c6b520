import { afterEach, describe, expect, test } from 'bun:test'
import { aBlock, aMember } from '../../../../db/testing/factories.ts'
import { findFaults } from '../../../../db/testing/faults.ts'
import { countStatements, freshDatabase } from '../../../../db/testing/index.ts'
import { aSession } from '../../../../db/testing/journeys.ts'
import { markRead } from '../changes/mark-read.ts'
import { deleteConversation } from '../delete.ts'
import { newId, photoScene } from '../testing/photo-scene.ts'
import { sendPhoto } from './send-photo.ts'

const database = await freshDatabase()
const { db, sql } = database
const { app, world, storedFiles, photo, look, statusOf, aTalk, aSentPhoto } = await photoScene(database)

afterEach(async () => expect(await findFaults(db)).toEqual([]))

describe('its address', () => {
  test('answers the two of the conversation, on their own site, and nobody else', async () => {
    const { ada, ben, place } = await aSentPhoto()
    const shown = await look(ben, place, { file: 'small' })
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(shown.headers.get('cache-control')).toBe('private, no-cache')
    expect(await statusOf(ada, place)).toBe(200)
    const elsewhere = await aMember(db, { siteId: 'other' })
    for (const stranger of [null, await aMember(db, { premiumSince: new Date() }), elsewhere])
      expect(await statusOf(stranger, place)).toBe(403)
    expect(await statusOf(ben, place, { host: 'other.localhost' })).toBe(403)
    expect(await statusOf(ben, { ...place, seq: 2 })).toBe(403)
    expect(await statusOf(ben, { ...place, seq: Number.MAX_SAFE_INTEGER })).toBe(404)
    expect(await statusOf(ben, place, { file: 'original' })).toBe(404)
  })

  test('leads to nothing when what is stored is no picture', async () => {
    const { ben, place } = await aSentPhoto()
    for (const file of await storedFiles())
      await (file.endsWith('original') ? world.storage.put(file, 'not a picture') : world.storage.remove(file))
    expect(await statusOf(ben, place)).toBe(404)
  })

  test('costs one statement, and nothing where the browser has the file', async () => {
    const { ben, place } = await aSentPhoto()
    const cookie = `vonk_session=${await aSession(db, ben.id)}`
    const ask = (headers = {}) =>
      app.handle(
        new Request(`http://localhost/chat-photos/${place.conversationId}/${place.seq}/full.webp`, {
          headers: { cookie, ...headers },
        }),
      )
    const { result, statements } = await countStatements(database, () => ask())
    expect([result.status, statements.length]).toEqual([200, 1])
    const again = await ask({ 'if-none-match': result.headers.get('etag') })
    expect([again.status, (await again.bytes()).length]).toEqual([304, 0])
  })

  test.each(['ada', 'ben'] as const)('ends for both with a block by %s', async (who) => {
    const talk = await aSentPhoto()
    await aBlock(db, talk[who].id, talk[who === 'ada' ? 'ben' : 'ada'].id)
    expect([await statusOf(talk.ada, talk.place), await statusOf(talk.ben, talk.place)]).toEqual([403, 403])
  })

  test('ends for who deletes the conversation, and with the session', async () => {
    const { ada, ben, asBen, place } = await aSentPhoto()
    await deleteConversation(asBen, place.conversationId)
    expect([await statusOf(ada, place), await statusOf(ben, place)]).toEqual([200, 403])
    await sql`update sessions set expires_at = now() - interval '1 second'`
    const old = new Request(`http://localhost/chat-photos/${place.conversationId}/1/full.webp`, {
      headers: { cookie: `vonk_session=${await aSession(db, ada.id)}` },
    })
    await sql`delete from sessions where member_id = ${ada.id}`
    expect((await app.handle(old)).status).toBe(403)
  })

  test('ends when the photo is too old for the site, unless it is still unread', async () => {
    const { ben, asAda, asBen } = await aTalk({ credits: 9, siteId: 'short' })
    const signal = new AbortController().signal
    const { conversationId } = await sendPhoto(
      asAda,
      { memberId: ben.id, clientId: newId() },
      { content: photo, signal, shares: [] },
    )
    await sql`update messages set created_at = created_at - interval '31 days' where conversation_id = ${conversationId}`
    const place = { conversationId, seq: 1 }
    expect(await statusOf(ben, place, { host: 'short.localhost' })).toBe(200)
    await markRead(asBen, place)
    expect(await statusOf(ben, place, { host: 'short.localhost' })).toBe(403)
  })
})
