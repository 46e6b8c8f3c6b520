import { afterEach, describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import { aMember } from '../../../../db/testing/factories.ts'
import { findFaults } from '../../../../db/testing/faults.ts'
import { walletOf } from '../../../../db/testing/from-outside.ts'
import { countStatements, freshDatabase } from '../../../../db/testing/index.ts'
import { toldTo } from '../../../testing/events.ts'
import { aPicture, canary } from '../../photos/testing/picture.ts'
import { react } from '../changes/react.ts'
import { list } from '../list.ts'
import { openWith } from '../open.ts'
import { send } from '../send.ts'
import { newId, photoScene } from '../testing/photo-scene.ts'
import { sendPhoto } from './send-photo.ts'

const database = await freshDatabase()
const { db } = database
const { world, photo, post, look, storedFiles, aTalk, aSentPhoto } = await photoScene(database)

afterEach(async () => expect(await findFaults(db)).toEqual([]))

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
    expect(await sendPhoto(ctx, elsewhere, { content: photo, signal, shares: [] })).toMatchObject({ balance: 1 })
  })

  test('is sent in one transaction of six statements, behind one that compares it with what was removed', async () => {
    const { ben, asAda } = await aTalk()
    const signal = new AbortController().signal
    const { statements, transactions } = await countStatements(database, () =>
      sendPhoto(asAda, { memberId: ben.id, clientId: newId() }, { content: photo, signal, shares: [] }),
    )
    expect([statements.length, transactions]).toEqual([7, 1])
  })

  test('may be smaller than one of a profile', async () => {
    const { ada, ben } = await aTalk()
    const { sent } = await post(ada, ben, { body: await aPicture(60, 60) })
    expect(sent.message).toMatchObject({ content: { look: { width: 60, height: 60 } } })
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

describe('many that are made and then written of at once', () => {
  /** Keeps files, and lets nobody go on before those of all photos are there. */
  function keepTogether(): typeof world.storage {
    const all = Promise.withResolvers<void>()
    let made = 0
    const put: typeof world.storage.put = async (key, content) => {
      await world.storage.put(key, content)
      // The last of its files.
      if (!key.endsWith('/original')) return
      if (++made === photos) all.resolve()
      await all.promise
    }
    return { ...world.storage, put }
  }

  // As many as are surely made before one of them has waited too long, also on a busy machine.
  const photos = 16

  async function atOnce({ ben, asAda }: Talk, clientIdOf: () => string) {
    const ctx = { ...asAda, storage: keepTogether() }
    const received = { content: await aPicture(60, 60), signal: new AbortController().signal, shares: [] }
    const before = (await storedFiles()).length
    const sending = Array.from({ length: photos }, () =>
      sendPhoto(ctx, { memberId: ben.id, clientId: clientIdOf() }, received).catch(({ code }) => code as string),
    )
    return { answers: await Promise.all(sending), files: (await storedFiles()).length - before }
  }
  type Talk = Awaited<ReturnType<typeof aTalk>>

  test('of one client id are one photo, charged once, with its own files alone', async () => {
    const talk = await aTalk()
    const { ada, ben } = talk
    const clientId = newId()
    const { answers, files } = await atOnce(talk, () => clientId)
    expect(answers).toEqual(Array.from({ length: photos }, () => expect.objectContaining({ balance: 8 })))
    expect(new Set(answers.map((sent) => typeof sent === 'object' && sent.message.seq))).toEqual(new Set([1]))
    expect(await walletOf(db, ada)).toMatchObject({ balance: 8 })
    expect(await toldTo(db, ben)).toHaveLength(1)
    expect(files).toBe(3)
    expect((await post(ada, ben, { clientId, body: new Uint8Array([1]) })).sent.message.seq).toBe(1)
  })

  test('are as many as can be paid, and what is refused leaves no file', async () => {
    const talk = await aTalk({ credits: 15, freeMessages: 1 })
    const { answers, files } = await atOnce(talk, newId)
    const refused = answers.filter((answer) => typeof answer === 'string')
    expect(refused).toEqual(Array.from({ length: photos - 8 }, () => 'insufficient_credits'))
    expect(await walletOf(db, talk.ada)).toMatchObject({ balance: 1, freeMessages: 0 })
    expect(files).toBe(8 * 3)
  })
})
