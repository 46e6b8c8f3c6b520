import { beforeAll, expect, test } from 'bun:test'
import { aConversation, aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { list } from './list.ts'
import { history } from './messages.ts'
import { openWith } from './open.ts'
import { send } from './send.ts'

const database = await freshDatabase()
const { db } = database
const siteId = 'discreet'
const day = 24 * 60 * 60_000
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  await aSite(db, { id: siteId, hosts: ['discreet.localhost'], settings: { hideMessagesAfterDays: 90 } })
  world = await testWorld(database)
})

/** A conversation of messages of so many days ago. */
async function aTalk({
  daysAgo,
  isUnread = false,
  count = 2,
}: {
  daysAgo: number
  isUnread?: boolean
  count?: number
}) {
  const [ada, ben] = [await aMember(db, { siteId, credits: 9 }), await aMember(db, { siteId, credits: 9 })]
  const at = new Date(world.now().getTime() - daysAgo * day)
  const bodies = Array.from({ length: count }, (_, n) => `Lang geleden ${n}`)
  const conversationId = await aConversation(db, { from: ben.id, to: ada.id, bodies, isUnread, at })
  const as = { site: await world.sites.of('discreet.localhost') }
  return { ada, ben, conversationId, asAda: await world.as(ada, as), asBen: await world.as(ben, as) }
}

test('what is older than the site says is hidden, in the conversation, its history and the list', async () => {
  const { ben, conversationId, asAda } = await aTalk({ daysAgo: 91 })
  expect(await openWith(asAda, ben.id)).toMatchObject({ messages: [], hidesOlder: true, hasOlder: false })
  expect(await history(asAda, { conversationId, beforeSeq: 9 })).toEqual({ messages: [], hasMore: false })
  expect((await list(asAda, {})).items[0]?.lastMessage).toMatchObject({ text: '', content: { kind: 'hidden' } })
  await send(asAda, { memberId: ben.id, clientId: crypto.randomUUID(), body: 'Nog eens', replyTo: 1 })
  const { messages } = await openWith(asAda, ben.id)
  expect(messages.map(({ body, replyTo }) => [body, replyTo])).toEqual([['Nog eens', undefined]])
})

test('younger ones stay, to the day, and where no site hides them all do', async () => {
  const { ben, asAda } = await aTalk({ daysAgo: 89 })
  expect(await openWith(asAda, ben.id)).toMatchObject({ messages: [{ seq: 1 }, { seq: 2 }], hidesOlder: false })
  const [cleo, dan] = [await aMember(db), await aMember(db)]
  await aConversation(db, { from: cleo.id, to: dan.id, at: new Date('2020-01-01T00:00:00Z') })
  expect((await openWith(await world.as(dan), cleo.id)).messages).toHaveLength(1)
})

test('what one has not read is shown however old it is, and hidden once it is read', async () => {
  const { ada, ben, asAda, asBen } = await aTalk({ daysAgo: 200, isUnread: true, count: 1 })
  expect(await openWith(asAda, ben.id)).toMatchObject({ messages: [{ body: 'Lang geleden 0' }], hidesOlder: false })
  expect((await list(asAda, {})).items[0]?.lastMessage.text).toBe('Lang geleden 0')
  expect((await openWith(asBen, ada.id)).messages).toEqual([])
})

test('reading back ends where it begins to be old', async () => {
  const { ben, asAda, conversationId } = await aTalk({ daysAgo: 91, count: 3 })
  await aMember(db, { siteId })
  for (let n = 0; n < 3; n++)
    await send(asAda, { memberId: ben.id, clientId: crypto.randomUUID(), body: `Vandaag ${n}` })
  expect(await openWith(asAda, ben.id)).toMatchObject({ hidesOlder: true, hasOlder: false })
  const { messages, hasMore } = await history(asAda, { conversationId, beforeSeq: 6 })
  expect([messages.map(({ seq }) => seq), hasMore]).toEqual([[4, 5], false])
})
