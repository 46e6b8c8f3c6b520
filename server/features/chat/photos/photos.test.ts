import { afterEach, beforeAll, describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import { aBlock, aMember, aSite, type TestMember } from '../../../../db/testing/factories.ts'
import { findFaults } from '../../../../db/testing/faults.ts'
import { walletOf } from '../../../../db/testing/from-outside.ts'
import { countStatements, freshDatabase } from '../../../../db/testing/index.ts'
import { aSession } from '../../../../db/testing/journeys.ts'
import { toldTo } from '../../../testing/events.ts'
import { appOf } from '../../../testing/php.ts'
import { type TestWorld, testWorld } from '../../../testing/world.ts'
import { variantKey } from '../../photos/stored.ts'
import { compareFilesAndRows } from '../../photos/upkeep.ts'
import { report } from '../../reports/report.ts'
import { markRead } from '../changes/mark-read.ts'
import { react } from '../changes/react.ts'
import { unsend } from '../changes/unsend.ts'
import { deleteConversation } from '../delete.ts'
import { give } from '../give.ts'
import { list } from '../list.ts'
import { openWith } from '../open.ts'
import { send } from '../send.ts'
import type { SentMessage } from '../views.ts'
import { sendPhoto } from './send-photo.ts'

const database = await freshDatabase()
const { db, sql } = database
let world: TestWorld
let app: ReturnType<typeof appOf>
let photo: Uint8Array<ArrayBuffer>

beforeAll(async () => {
  await aSite(db)
  await aSite(db, { id: 'other', hosts: ['other.localhost'], settings: { photoCredits: 0 } })
  await aSite(db, { id: 'short', hosts: ['short.localhost'], settings: { hideMessagesAfterDays: 30 } })
  world = await testWorld(database)
  app = appOf(world)
  photo = await aPicture(900, 1200)
})

afterEach(async () => {
  expect(await findFaults(db)).toEqual([])
})

/** A photo as a camera writes it: with where and when it was taken. */
async function aPicture(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const made = sharp({ create: { width, height, channels: 3, background: '#38a868' } })
  const exif = { IFD0: { ImageDescription: canary }, IFD3: { GPSLatitude: '52/1 22/1 12/1', GPSLatitudeRef: 'N' } }
  return new Uint8Array(await made.jpeg().withExif(exif).toBuffer())
}
const canary = 'kanarie in de metadata'

const newId = () => crypto.randomUUID()

interface Sending {
  clientId?: string
  body?: Uint8Array<ArrayBuffer> | ReadableStream
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** Sends a photo as the browser of this member would; what is answered. */
async function post(from: TestMember | null, to: { id: string }, sending: Sending = {}) {
  const { clientId = newId(), body = photo, headers = {}, signal } = sending
  const query = new URLSearchParams({ memberId: to.id, clientId })
  const request = new Request(`http://localhost/chat-photos?${query}`, {
    ...{ method: 'POST', body, ...(signal && { signal }) },
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-length': `${body instanceof Uint8Array ? body.byteLength : 1000}`,
      ...(from && { cookie: `vonk_session=${await aSession(db, from.id)}` }),
      ...headers,
    },
  })
  const response = await app.handle(request)
  const answer = response.status === 499 ? {} : await response.json()
  const refused = response.status === 200 ? undefined : (answer.message as string)
  return { status: response.status, refused, sent: answer as SentMessage }
}

interface Place {
  conversationId: string
  seq: number
}

async function look(
  member: TestMember | null,
  { conversationId, seq }: Place,
  more: { file?: string; host?: string } = {},
) {
  const { file = 'full', host = 'localhost' } = more
  const headers = member ? { cookie: `vonk_session=${await aSession(db, member.id)}` } : undefined
  return app.handle(new Request(`http://${host}/chat-photos/${conversationId}/${seq}/${file}.webp`, { headers }))
}
const statusOf = async (...asked: Parameters<typeof look>) => (await look(...asked)).status

async function storedFiles(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of world.storage.list('photos')) keys.push(key)
  return keys.sort()
}

async function aTalk(traits: { credits?: number; freeMessages?: number; siteId?: string } = { credits: 10 }) {
  const [ada, ben] = [await aMember(db, traits), await aMember(db, { siteId: traits.siteId, freeMessages: 5 })]
  return { ada, ben, asAda: await world.as(ada), asBen: await world.as(ben) }
}

async function aSentPhoto(traits?: Parameters<typeof aTalk>[0]) {
  const talk = await aTalk(traits)
  const { sent } = await post(talk.ada, talk.ben)
  return { ...talk, place: { conversationId: sent.conversationId, seq: sent.message.seq } }
}

describe('a photo', () => {
  test('is a message of the conversation, there for both at once, and paid with credits', async () => {
    const { ada, ben, asBen } = await aTalk({ credits: 5 })
    const { status, sent } = await post(ada, ben)
    expect(status).toBe(200)
    const { conversationId, message, ...wallet } = sent
    const look = { colour: '#38a868', width: 900, height: 1200 }
    expect(wallet).toEqual({ balance: 3, freeMessages: 0 })
    expect(message).toMatchObject({ seq: 1, body: '📷', content: { kind: 'photo', status: 'active', look } })
    expect(await toldTo(db, ben)).toEqual([
      { type: 'message', conversationId, otherId: ada.id, message, unread: 1, unreadTotal: 1 },
    ])
    expect(await toldTo(db, ada)).toMatchObject([
      { type: 'message', message },
      { type: 'wallet', ...wallet },
    ])
    expect((await openWith(asBen, ada.id)).messages).toEqual([message])
    const [row] = (await list(asBen, {})).items
    expect(row?.lastMessage).toMatchObject({ text: '📷' })
    expect(row?.lastMessage.content).toEqual({ kind: 'photo' })
  })

  test('is paid by a free message while there is one, and costs nothing where the site says so', async () => {
    const { ada, ben } = await aTalk({ credits: 2, freeMessages: 1 })
    expect((await post(ada, ben)).sent).toMatchObject({ balance: 2, freeMessages: 0 })
    expect((await post(ada, ben)).sent).toMatchObject({ balance: 0 })
    const ctx = await world.as(await aMember(db, { siteId: 'other', credits: 1 }))
    const signal = new AbortController().signal
    const elsewhere = { memberId: (await aMember(db, { siteId: 'other' })).id, clientId: newId() }
    expect(await sendPhoto(ctx, elsewhere, { content: photo, signal })).toMatchObject({ balance: 1 })
  })

  test('is sent in one transaction of five statements', async () => {
    const { ben, asAda } = await aTalk()
    const signal = new AbortController().signal
    const { statements, transactions } = await countStatements(database, () =>
      sendPhoto(asAda, { memberId: ben.id, clientId: newId() }, { content: photo, signal }),
    )
    expect([statements.length, transactions]).toEqual([5, 1])
  })

  test('is kept in two sizes, whatever its shape, without a byte of what came with it', async () => {
    const { ada, ben } = await aTalk()
    const before = new Set(await storedFiles())
    const { sent } = await post(ada, ben, { body: await aPicture(3000, 1000) })
    const files = (await storedFiles()).filter((key) => !before.has(key))
    expect(files.map((key) => key.split('/').at(-1))).toEqual(['full.webp', 'original', 'small.webp'])
    for (const key of files) {
      const bytes = Buffer.from(await (await world.storage.get(key))!.bytes())
      expect(bytes.includes(canary)).toBe(false)
      expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    }
    const sides = async (file: string) => {
      const shown = await look(ben, { conversationId: sent.conversationId, seq: 1 }, { file })
      const { width, height } = await sharp(await shown.bytes()).metadata()
      return [width, height]
    }
    expect(await sides('full')).toEqual([1600, 533])
    expect(await sides('small')).toEqual([560, 187])
  })

  test('can be answered, reacted to, and is a mention without its picture', async () => {
    const { ada, asBen, place } = await aSentPhoto()
    await react(asBen, { ...place, reaction: 'heart' })
    const answer = { memberId: ada.id, clientId: newId(), body: 'Mooi', replyTo: place.seq }
    const mention = { seq: 1, senderId: ada.id, text: '📷', content: { kind: 'photo' as const } }
    expect((await send(asBen, answer)).message.replyTo).toEqual(mention)
    const [shown, text] = (await openWith(asBen, ada.id)).messages
    expect(shown).toMatchObject({ reaction: 'heart', content: { kind: 'photo' } })
    expect(text?.replyTo).toEqual(mention)
  })
})

describe('a photo is refused', () => {
  const endless = () =>
    new ReadableStream({
      pull() {
        throw new Error('was read')
      },
    })

  test('before any of it is read, when it could not be sent', async () => {
    const { ada, ben } = await aTalk({ credits: 1 })
    const [nina, cleo] = [await aMember(db, { credits: 9, confirmedAt: null }), await aMember(db, { credits: 9 })]
    await aBlock(db, ben.id, cleo.id)
    const cases: [TestMember | null, { id: string }, string][] = [
      [ada, ben, 'insufficient_credits'],
      [ada, ada, 'message_self'],
      [ada, { id: newId() }, 'member_not_found'],
      [cleo, ben, 'member_not_found'],
      [nina, ben, 'not_confirmed'],
      [null, ben, 'authentication_required'],
    ]
    for (const [from, to, refused] of cases)
      expect(await post(from, to, { body: endless() })).toMatchObject({ refused })
    expect(await post(ada, ben, { body: endless(), clientId: 'x' })).toMatchObject({ refused: 'input_invalid' })
  })

  test('when it is none, costs nothing and leaves nothing', async () => {
    const { ada, ben } = await aTalk()
    const before = await storedFiles()
    const broken = new Uint8Array(photo.slice(0, photo.length / 2))
    for (const body of [new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), broken])
      expect(await post(ada, ben, { body })).toMatchObject({ status: 400, refused: 'photo_unreadable' })
    expect(await walletOf(db, ada)).toMatchObject({ balance: 10 })
    expect([await toldTo(db, ben), await storedFiles()]).toEqual([[], before])
  })

  test('when the credits went elsewhere while it came, and leaves nothing', async () => {
    const { ben, asAda } = await aTalk({ credits: 2 })
    const before = await storedFiles()
    await give(asAda, { memberId: ben.id, clientId: newId(), gift: 'kiss' })
    const late = { content: photo, signal: new AbortController().signal }
    await expect(sendPhoto(asAda, { memberId: ben.id, clientId: newId() }, late)).rejects.toMatchObject({
      code: 'insufficient_credits',
    })
    expect(await storedFiles()).toEqual(before)
  })

  test('when its sender hangs up: neither sent nor charged, and nothing is left', async () => {
    const { ada, ben } = await aTalk()
    const before = await storedFiles()
    const line = new AbortController()
    const sending = post(ada, ben, { signal: line.signal })
    line.abort()
    await sending
    expect([await toldTo(db, ben), await storedFiles()]).toEqual([[], before])
    expect(await walletOf(db, ada)).toMatchObject({ balance: 10 })
  })

  test('under a client id that stands for something else', async () => {
    const { ada, ben, asAda } = await aTalk()
    const clientId = newId()
    await post(ada, ben, { clientId })
    const again = { code: 'message_id_reused' }
    await expect(send(asAda, { memberId: ben.id, clientId, body: '📷' })).rejects.toMatchObject(again)
    await expect(give(asAda, { memberId: ben.id, clientId, gift: 'rose' })).rejects.toMatchObject(again)
    const text = newId()
    await send(asAda, { memberId: ben.id, clientId: text, body: '📷' })
    expect(await post(ada, ben, { clientId: text })).toMatchObject({ refused: 'message_id_reused' })
    expect(await post(ada, await aMember(db), { clientId })).toMatchObject({ refused: 'message_id_reused' })
  })
})

describe('fifty at once', () => {
  const atOnce = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, work))

  test('of one client id are one photo, charged once, with its own files alone', async () => {
    const { ada, ben, asAda } = await aTalk()
    const before = (await storedFiles()).length
    const address = { memberId: ben.id, clientId: newId() }
    const signal = new AbortController().signal
    const answers = await atOnce(() => sendPhoto(asAda, address, { content: photo, signal }))
    expect(new Set(answers.map(({ message }) => message.seq))).toEqual(new Set([1]))
    expect(await walletOf(db, ada)).toMatchObject({ balance: 8 })
    expect(await toldTo(db, ben)).toHaveLength(1)
    expect((await storedFiles()).length - before).toBe(3)
    expect((await post(ada, ben, { clientId: address.clientId, body: new Uint8Array([1]) })).sent.message.seq).toBe(1)
  }, 60_000)

  test('are as many as can be paid, and what is refused leaves no file', async () => {
    const { ada, ben } = await aTalk({ credits: 15, freeMessages: 1 })
    const before = (await storedFiles()).length
    const answers = await atOnce(() => post(ada, ben))
    const taken = answers.filter(({ status }) => status === 200)
    expect(taken).toHaveLength(8)
    const refused = new Set(answers.map((answer) => answer.refused))
    expect(refused).toEqual(new Set([undefined, 'insufficient_credits']))
    expect(await walletOf(db, ada)).toMatchObject({ balance: 1, freeMessages: 0 })
    expect((await storedFiles()).length - before).toBe(8 * 3)
  }, 60_000)
})

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
      { content: photo, signal },
    )
    await sql`update messages set created_at = created_at - interval '31 days' where conversation_id = ${conversationId}`
    const place = { conversationId, seq: 1 }
    expect(await statusOf(ben, place, { host: 'short.localhost' })).toBe(200)
    await markRead(asBen, place)
    expect(await statusOf(ben, place, { host: 'short.localhost' })).toBe(403)
  })
})

describe('taken back', () => {
  test('it is gone with its files, and what it cost is back, once', async () => {
    const { ada, ben, asAda, asBen, place } = await aSentPhoto()
    const before = (await storedFiles()).length
    const tries = await Promise.all(Array.from({ length: 50 }, () => unsend(asAda, place)))
    expect(new Set(tries.map(({ balance }) => balance))).toEqual(new Set([10]))
    expect(await statusOf(ben, place)).toBe(403)
    expect(before - (await storedFiles()).length).toBe(3)
    expect((await openWith(asBen, ada.id)).messages).toMatchObject([{ body: '', content: { kind: 'unsent' } }])
  })

  test('it cannot be once it was seen', async () => {
    const { asAda, asBen, place } = await aSentPhoto()
    await markRead(asBen, place)
    await expect(unsend(asAda, place)).rejects.toMatchObject({ code: 'unsend_too_late' })
  })
})

describe('reported', () => {
  const about = ({ ada }: { ada: TestMember }, { seq }: Place) => ({
    ...{ id: newId(), memberId: ada.id, seq, reason: 'sexual' as const, remarks: '' },
  })

  test('it waits for the inspection, and only the reporter sees it no longer', async () => {
    const talk = await aSentPhoto()
    const { ada, ben, asAda, asBen, place } = talk
    const [before, adas] = [await toldTo(db, ben), await toldTo(db, ada)]
    await report(asBen, about(talk, place))
    const [row] = await sql`select photo_status from messages where conversation_id = ${place.conversationId}`
    expect(row.photo_status).toBe('under_inspection')
    expect([await statusOf(ada, place), await statusOf(ben, place)]).toEqual([200, 403])
    const told = (await toldTo(db, ben)).slice(before.length)
    expect(told).toEqual([{ type: 'message_photo', ...place, status: 'under_inspection' }])
    expect(await toldTo(db, ada), 'who is reported hears nothing').toEqual(adas)
    expect((await openWith(asBen, ada.id)).messages[0]?.content).toEqual({ kind: 'photo', status: 'under_inspection' })
    expect((await openWith(asAda, ben.id)).messages[0]?.content).toMatchObject({ kind: 'photo', status: 'active' })
  })

  test('it cannot be taken back any more, and telling it again changes nothing', async () => {
    const talk = await aSentPhoto()
    await report(talk.asBen, about(talk, talk.place))
    const told = await toldTo(db, talk.ben)
    await report(talk.asBen, about(talk, talk.place))
    expect(await toldTo(db, talk.ben)).toEqual(told)
    await expect(unsend(talk.asAda, talk.place)).rejects.toMatchObject({ code: 'unsend_too_late' })
  })

  test('it is what its recipient says: nobody puts photos of others, or their own, under inspection', async () => {
    const talk = await aSentPhoto()
    for (const someone of [talk.asAda, await world.as(await aMember(db))])
      await report(someone, { ...about(talk, talk.place), memberId: talk.ben.id }).catch(() => {})
    expect(await statusOf(talk.ben, talk.place)).toBe(200)
  })
})

test('one that the inspection has removed is shown to neither, and says so', async () => {
  const { ada, ben, asAda, asBen, place } = await aSentPhoto()
  await sql`update messages set photo_status = 'removed' where conversation_id = ${place.conversationId}`
  expect([await statusOf(ada, place), await statusOf(ben, place)]).toEqual([403, 403])
  for (const [ctx, other] of [
    [asAda, ben],
    [asBen, ada],
  ] as const)
    expect((await openWith(ctx, other.id)).messages[0]?.content).toEqual({ kind: 'photo', status: 'removed' })
})

test('the nightly comparison keeps the files of messages, and removes those of a conversation that is gone', async () => {
  const kept = await aSentPhoto()
  // The books of who is erased stay.
  const gone = await aSentPhoto({ freeMessages: 1 })
  await sql`delete from wallets where member_id = ${gone.ada.id}`
  await sql`delete from members where id = ${gone.ada.id}`
  const before = (await storedFiles()).length
  // What lies there was written by the machine's clock, which is ahead of the world's.
  world.pass(2 * 365 * 24 * 60 * 60_000)
  await compareFilesAndRows(world)
  expect(before - (await storedFiles()).length).toBe(3)
  const [row] = await sql`select photo_key from messages where conversation_id = ${kept.place.conversationId}`
  expect(await world.storage.has(variantKey(row.photo_key, 'small'))).toBe(true)
})
