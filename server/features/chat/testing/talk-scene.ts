import { aMember, aSite, type TestMember, type Traits } from '../../../../db/testing/factories.ts'
import type { freshDatabase } from '../../../../db/testing/index.ts'
import type { MemberContext } from '../../../core/context.ts'
import { testWorld } from '../../../testing/world.ts'
import { list } from '../list.ts'
import { send } from '../send.ts'

/** A site whose members write to each other, a second apart. */
export async function talkScene(database: Awaited<ReturnType<typeof freshDatabase>>) {
  const { db } = database
  await aSite(db)
  const world = await testWorld(database)

  async function write(from: TestMember, to: TestMember, body = 'Hoi') {
    world.pass(1000)
    return send(await world.as(from), { memberId: to.id, clientId: Bun.randomUUIDv7(), body })
  }

  /** Ada, and others who have each written to her. */
  async function aTable(others: number, traits: Traits = {}) {
    const ada = await aMember(db, { credits: 100, ...traits })
    const people = await Promise.all(Array.from({ length: others }, () => aMember(db, { credits: 100 })))
    const ids: string[] = []
    for (const person of people) ids.push((await write(person, ada, 'Dag')).conversationId)
    const asAda = await world.as(ada)
    const [ben, cleo] = people as [TestMember, TestMember]
    const [withBen, withCleo] = ids as [string, string]
    return { ada, ben, cleo, withBen, withCleo, asAda, people }
  }

  return { world, write, aTable }
}

/** The loaded pages of the list of conversations. */
export async function fetchPages(ctx: MemberContext) {
  const pages = [await list(ctx, {})]
  for (let cursor = pages[0]?.nextCursor; cursor; cursor = pages.at(-1)?.nextCursor)
    pages.push(await list(ctx, { cursor }))
  return pages
}
