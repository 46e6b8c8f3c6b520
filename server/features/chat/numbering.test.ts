import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { aMember } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { conversationNumbering, withMessage } from '../../../src/features/chat/cache/conversation-numbering.ts'
import { listNumbering } from '../../../src/features/chat/cache/list-numbering.ts'
import { meNumbering } from '../../../src/features/session/live.ts'
import { after } from '../../../src/lib/live/numbered.ts'
import type { MemberContext } from '../../core/context.ts'
import { eventsAfter } from '../../testing/events.ts'
import { me, type OwnAccount } from '../session/me.ts'
import { open, openWith } from './open.ts'
import { fetchPages, talkScene } from './testing/talk-scene.ts'
import type { Conversation } from './views.ts'

setDefaultTimeout(30_000)
const database = await freshDatabase()
const { db } = database
const { world, write, aTable } = await talkScene(database)

async function fetched(ctx: MemberContext, conversationId: string) {
  const mine = (await me(ctx)) as OwnAccount
  const pages = (await fetchPages(ctx)).map((page) => ({ ...page, nextCursor: null }))
  const list = { pages, pageParams: [] }
  return { mine, list, view: await open(ctx, conversationId) }
}

const seenBy = ({ id }: { id: string }) => ({ myId: id, queryKey: [] })

describe('a screen', () => {
  test('asks again when it is told only that something is different', async () => {
    const { withBen, asAda } = await aTable(2)
    const { mine, list, view } = await fetched(asAda, withBen)
    const seq = mine.eventSeq + 1
    const verdicts = (['account', 'reset'] as const).map((type) => [
      after(meNumbering, mine, { seq, event: { type } }, seenBy(mine)),
      after(conversationNumbering, view, { seq, event: { type } }, seenBy(mine)),
      typeof after(listNumbering, list, { seq, event: { type } }, seenBy(mine)),
    ])
    // The list shows nothing of the member's own account.
    expect(verdicts).toEqual([
      ['stale', 'stale', 'object'],
      ['stale', 'stale', 'string'],
    ])
  })

  test('stays exactly as it is when it includes the event already', async () => {
    const { withBen, asAda } = await aTable(2)
    const { mine, list, view } = await fetched(asAda, withBen)
    const known = { seq: mine.eventSeq, event: { type: 'wallet', balance: 0, freeMessages: 0 } } as const
    expect(after(meNumbering, mine, known, seenBy(mine))).toBe(mine)
    expect(after(conversationNumbering, view, known, seenBy(mine))).toBe(view)
    expect(after(listNumbering, list, known, seenBy(mine))).toBe(list)
  })

  test('takes the answer to sending and the event about it as one message, and misses none before it', async () => {
    const { ada, ben, withBen, asAda } = await aTable(1)
    const before = await open(asAda, withBen)
    const { message } = await write(ada, ben)
    const after = withMessage(before, message, ada.id) as Conversation
    expect(after.messages.at(-1)).toEqual(message)
    expect(withMessage(after, message, ada.id)).toBe(after)
    expect(withMessage(before, { ...message, seq: message.seq + 1 }, ada.id)).toBe('stale')
  })
})

test('the empty screen of a conversation follows what is begun here and elsewhere', async () => {
  const [ada, ben, cleo, dan] = [
    await aMember(db, { credits: 9 }),
    await aMember(db, { credits: 9 }),
    await aMember(db),
    await aMember(db),
  ]
  const asAda = await world.as(ada)
  const follow = async (start: Awaited<ReturnType<typeof openWith>>) => {
    let view = start
    for (const event of await eventsAfter(db, ada.id, view.eventSeq)) {
      const next = after(conversationNumbering, view, event, seenBy(ada))
      if (next === 'stale') throw new Error('stale')
      view = next
    }
    return view
  }
  const [emptyBen, emptyDan] = [await openWith(asAda, ben.id), await openWith(asAda, dan.id)]
  expect([emptyBen.conversationId, emptyBen.writing.startsLeft]).toEqual([null, 2])

  await write(ada, ben)
  await write(ada, cleo)
  await write(ben, ada)
  const [replayedBen, replayedDan] = [await follow(emptyBen), await follow(emptyDan)]
  expect(replayedBen).toEqual({ ...(await openWith(asAda, ben.id)), eventSeq: replayedBen.eventSeq })
  expect(replayedDan).toEqual({ ...(await openWith(asAda, dan.id)), eventSeq: replayedDan.eventSeq })
  expect(replayedDan.writing).toMatchObject({ refusal: 'conversation_limit', startsLeft: 0 })
})
