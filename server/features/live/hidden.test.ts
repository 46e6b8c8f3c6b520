import { beforeAll, describe, expect, test } from 'bun:test'
import { aBan, aDeletion, aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { expectReplayed, openBrowser } from '../../testing/replay.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { block } from '../blocks/service.ts'
import { deleteConversation } from '../chat/delete.ts'
import { send } from '../chat/send.ts'
import { follow, readMissed } from './service.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
})

async function write(from: TestMember, to: TestMember, body: string) {
  world.pass(1000)
  const draft = { memberId: to.id, clientId: Bun.randomUUIDv7(), body }
  return (await send(await world.as(from), draft)).conversationId
}

/** Ada, to whose inbox Ben and Cleo have written, and her browser's screens before Ben wrote a secret. */
async function aScreen() {
  const [ada, ben, cleo] = [await aMember(db), await aMember(db, { credits: 9 }), await aMember(db, { credits: 9 })]
  const withBen = await write(ben, ada, 'Hoi')
  await write(cleo, ada, 'Dag')
  const asAda = await world.as(ada)
  const before = await openBrowser(asAda, [ben, cleo])
  await write(ben, ada, 'Een geheim')
  return { ada, ben, cleo, withBen, asAda, before }
}

type Scene = Awaited<ReturnType<typeof aScreen>>

describe('a screen that was away is told no message, and shows what the server shows,', () => {
  const hidings: Record<string, (scene: Scene) => Promise<unknown>> = {
    'after its member has deleted the conversation elsewhere': ({ asAda, withBen }) =>
      deleteConversation(asAda, withBen),
    'after the writer has blocked its member': async ({ ada, ben }) => block(await world.as(ben), ada.id),
    'after its member has blocked the writer': ({ asAda, ben }) => block(asAda, ben.id),
    'after the writer was banned': ({ ben }) => aBan(db, ben.id, 'spam'),
    'after the writer has left': ({ ben }) => aDeletion(db, ben.id, new Date()),
  }
  for (const [how, hide] of Object.entries(hidings)) {
    test(how, async () => {
      const scene = await aScreen()
      const { asAda, cleo, ada, before } = scene
      await hide(scene)
      await write(cleo, ada, 'Hoe is het?')
      const missed = await readMissed(asAda, before.eventSeq)
      expect(missed).toEqual({ arrivals: [{ seq: expect.any(Number), event: { type: 'reset' } }], isComplete: true })
      const stream = follow(asAda, before.eventSeq, new AbortController().signal)
      expect((await stream.next()).value).toEqual(missed.arrivals[0])
      await stream.return(undefined)
      await expectReplayed(before, missed.arrivals)
      expect(await readMissed(asAda, missed.arrivals[0]?.seq ?? 0)).toEqual({ arrivals: [], isComplete: true })
    })
  }
})

test('what was written after the conversation had been deleted is told', async () => {
  const { ada, ben, asAda, withBen } = await aScreen()
  await deleteConversation(asAda, withBen)
  const before = await openBrowser(asAda, [ben])
  await write(ben, ada, 'Nog eens')
  const { arrivals } = await readMissed(asAda, before.eventSeq)
  expect(arrivals).toMatchObject([{ event: { type: 'message', message: { body: 'Nog eens' } } }])
})
