import { beforeAll, expect, test } from 'bun:test'
import { readEventsAfter } from '../../../db/queries/live.ts'
import { aConversation, aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import type { AppEvent } from '../../core/events.ts'
import { dice } from '../../reliability/testing/dice.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { block, unblock } from '../blocks/service.ts'
import { me } from '../session/me.ts'
import { type LikeList, list } from './lists.ts'
import { like, markSeen, unlike } from './service.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
})

/** What a screen knows of a member's likes. */
interface Shown {
  newLikes: number
  unreadTotal: number
  received: Set<string>
  given: Set<string>
}

function take(shown: Shown, event: AppEvent): void {
  if ('newLikes' in event) shown.newLikes = event.newLikes
  if ('unreadTotal' in event) shown.unreadTotal = event.unreadTotal
  if (event.type === 'like_received') shown.received.add(event.memberId)
  if (event.type === 'like_withdrawn' || event.type === 'member_gone') shown.received.delete(event.memberId)
  if (event.type === 'like_given') shown.given.add(event.memberId)
  if (event.type === 'like_taken_back' || event.type === 'member_gone') shown.given.delete(event.memberId)
}

async function shownAfresh(member: TestMember): Promise<Shown & { matches: Set<string>; seq: number }> {
  const ctx = await world.as(member)
  const ids = async (type: LikeList) => new Set((await list(ctx, { type })).items.map(({ id }) => id))
  const { newLikes, unreadTotal, eventSeq } = (await me(ctx)) ?? { newLikes: -1, unreadTotal: -1, eventSeq: -1 }
  const [received, given, matches] = [await ids('received'), await ids('given'), await ids('matches')]
  return { newLikes, unreadTotal, received, given, matches, seq: eventSeq }
}

test('the state before and the events together are the state fetched afresh, whatever happens at the same time', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => aMember(db)))
  const [ada, ben, cleo] = people as [TestMember, TestMember, TestMember]
  await aConversation(db, { from: ada.id, to: ben.id })
  await aConversation(db, { from: ada.id, to: cleo.id })
  const roll = dice(7)
  const someone = () => people[roll(people.length)] as TestMember

  const act = async () => {
    const [one, other, turn] = [someone(), someone(), roll(20)]
    if (one === other) return
    const ctx = await world.as(one)
    if (turn < 11) await like(ctx, other.id).catch(refused)
    else if (turn < 14) await unlike(ctx, other.id)
    else if (turn < 17) await markSeen(ctx, other.id)
    else if (turn < 19) await block(ctx, other.id).catch(refused)
    else await unblock(ctx, other.id)
  }
  for (let moment = 0; moment < 15; moment++) {
    await Promise.all(Array.from({ length: 10 }, act))
    const before = await Promise.all(people.map(shownAfresh))
    await Promise.all(Array.from({ length: 10 }, act))
    for (const [i, member] of people.entries()) {
      const { matches: _, seq, ...shown } = before[i] as Awaited<ReturnType<typeof shownAfresh>>
      const missed = await readEventsAfter(db, member.id, seq, 1000)
      for (const { type, data } of missed) take(shown, { type, ...(data as object) } as AppEvent)
      const { seq: __, matches, ...afresh } = await shownAfresh(member)
      expect(shown).toEqual(afresh)
      expect(shown.received.intersection(shown.given)).toEqual(matches)
    }
  }
})

function refused(error: { code?: string }) {
  if (error.code !== 'member_not_found') throw error
}
