import { expect, setDefaultTimeout, test } from 'bun:test'
import { aMember, type TestMember } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import type { MemberContext } from '../../core/context.ts'
import { dice } from '../../reliability/testing/dice.ts'
import { type Browser, expectReplayed, openBrowser } from '../../testing/replay.ts'
import { markDelivered } from './changes/mark-delivered.ts'
import { markRead } from './changes/mark-read.ts'
import { deleteConversation } from './delete.ts'
import { send } from './send.ts'
import { talkScene } from './testing/talk-scene.ts'

setDefaultTimeout(30_000)
const database = await freshDatabase()
const { db } = database
const { world, write } = await talkScene(database)

test('screens fetched at any moment of a busy time can be brought up to date by the events', async () => {
  const people = await Promise.all(
    Array.from({ length: 5 }, () => aMember(db, { credits: 200, premiumSince: new Date() })),
  )
  const contexts = await Promise.all(people.map((person) => world.as(person)))
  const ids = new Map(people.map((person) => [person.id, [] as string[]]))
  for (const [i, from] of people.entries()) {
    for (const to of people.slice(i + 1)) {
      const { conversationId } = await write(from, to)
      for (const { id } of [from, to]) ids.get(id)?.push(conversationId)
    }
  }
  const roll = dice(11)
  const opened: Browser[] = []

  async function act(): Promise<void> {
    const ctx = contexts[roll(5)] as MemberContext
    const mine = ids.get(ctx.me.id) as string[]
    const conversationId = mine[roll(mine.length)] as string
    const others = people.filter(({ id }) => id !== ctx.me.id)
    const action = roll(10)
    if (action < 5) {
      const memberId = (others[roll(4)] as TestMember).id
      await send(ctx, { memberId, clientId: Bun.randomUUIDv7(), body: `${roll(1000)}` })
    } else if (action < 6) await markDelivered(ctx, [{ conversationId, seq: roll(20) }])
    else if (action < 8) await markRead(ctx, { conversationId, seq: roll(20) })
    else if (action < 9) await deleteConversation(ctx, conversationId)
    else opened.push(await openBrowser(ctx, others))
  }

  await Promise.all(
    Array.from({ length: 5 }, async () => {
      for (let n = 0; n < 40; n++) await act()
    }),
  )
  const stale = []
  for (const browser of opened) stale.push(...(await expectReplayed(browser)).asked)
  expect(opened.length).toBeGreaterThan(10)
  expect(stale.filter((name) => !/chats|^balance|^transactions/.test(name))).toEqual([])
})
