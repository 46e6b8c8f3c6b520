import { afterEach, describe, expect, test } from 'bun:test'
import { aBlock, aMember, type TestMember } from '../../../../db/testing/factories.ts'
import { findFaults } from '../../../../db/testing/faults.ts'
import { walletOf } from '../../../../db/testing/from-outside.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { toldTo } from '../../../testing/events.ts'
import { give } from '../give.ts'
import { send } from '../send.ts'
import { newId, photoScene } from '../testing/photo-scene.ts'
import { sendPhoto } from './send-photo.ts'

const database = await freshDatabase()
const { db } = database
const { photo, post, storedFiles, aTalk } = await photoScene(database)

afterEach(async () => expect(await findFaults(db)).toEqual([]))

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
    const late = { content: photo, signal: new AbortController().signal, shares: [] }
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
