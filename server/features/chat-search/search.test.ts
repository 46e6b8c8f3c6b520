import { beforeAll, describe, expect, test } from 'bun:test'
import { aBan, aBlock, aConversation, aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { unsend } from '../chat/changes/unsend.ts'
import { deleteConversation } from '../chat/delete.ts'
import { give } from '../chat/give.ts'
import { send } from '../chat/send.ts'
import { wordsOf } from './rules.ts'
import { search } from './search.ts'

const database = await freshDatabase()
const { db } = database
const siteId = 'discreet'
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  await aSite(db, { id: siteId, hosts: ['discreet.localhost'], settings: { hideMessagesAfterDays: 90 } })
  world = await testWorld(database)
})

const found = async (member: TestMember, query: string) => search(await world.as(member), { query })
const texts = async (member: TestMember, query: string) =>
  (await found(member, query)).items.map(({ excerpt: { before, hit, after } }) => `${before}[${hit}]${after}`)

describe('a search in one’s own conversations', () => {
  test('finds what both have said, the latest conversation and the latest message first, and where', async () => {
    const [ada, ben, cleo] = [await aMember(db), await aMember(db), await aMember(db, { name: 'Cleo' })]
    const older = await aConversation(db, {
      from: ben.id,
      to: ada.id,
      bodies: ['Kom je brood proeven?', 'Graag, vers brood!'],
    })
    const at = new Date('2026-02-01T00:00:00Z')
    await aConversation(db, { from: ada.id, to: cleo.id, bodies: ['Broodjes?', 'Nee'], at })
    expect(await texts(ada, 'brood')).toEqual(['[Brood]jes?', 'Graag, vers [brood]!', 'Kom je [brood] proeven?'])
    expect((await found(ada, 'proeven')).items).toMatchObject([
      { conversationId: older, member: { id: ben.id }, seq: 1, mine: false, createdAt: '2026-01-04T00:00:00.000Z' },
    ])
    expect((await found(ben, 'graag')).items).toMatchObject([{ mine: false }])
    expect(await texts(cleo, 'proeven')).toEqual([])
  })

  test('finds partners by a part of their name, and all words wherever they stand, with marks or without', async () => {
    const [ada, zoe] = [await aMember(db), await aMember(db, { name: 'Zoë de Wit' })]
    const conversationId = await aConversation(db, { from: ada.id, to: zoe.id, bodies: ['Een café in Łódź, ÉÉN keer'] })
    for (const name of ['zoe', 'ZOË', 'wit zo']) {
      expect((await found(ada, name)).conversations).toMatchObject([{ conversationId, member: { name: 'Zoë de Wit' } }])
    }
    expect(await texts(ada, 'cafe')).toEqual(['Een [café] in Łódź, ÉÉN keer'])
    expect(await texts(ada, 'lodz een')).toEqual(['[Een] café in Łódź, ÉÉN keer'])
    expect(await texts(ada, 'lodz twee')).toEqual([])
  })

  test('shows a piece of a long text around what was found', async () => {
    const [ada, ben] = [await aMember(db), await aMember(db)]
    const body = `${'🦊'.repeat(300)} naald ${'🦊'.repeat(300)}`
    await aConversation(db, { from: ada.id, to: ben.id, bodies: [body] })
    expect(await texts(ada, 'NAALD')).toEqual([`…${'🦊'.repeat(29)} [naald] ${'🦊'.repeat(89)}…`])
  })

  test('leaves out who is gone, what was deleted or taken back, and gifts', async () => {
    const [ada, ben, bas, bo] = [
      await aMember(db, { credits: 99, premiumSince: new Date() }),
      await aMember(db, { credits: 99, name: 'Geheim een' }),
      await aMember(db, { name: 'Geheim twee' }),
      await aMember(db, { name: 'Geheim drie' }),
    ]
    for (const { id: to } of [bas, bo]) await aConversation(db, { from: ada.id, to, bodies: ['geheim'] })
    await aBlock(db, bas.id, ada.id)
    await aBan(db, bo.id, 'spam')
    const asAda = await world.as(ada)
    const write = async (body: string) =>
      send(await world.as(ada), { memberId: ben.id, clientId: Bun.randomUUIDv7(), body })
    const { conversationId } = await write('geheim en weg')
    await deleteConversation(asAda, conversationId)
    expect(await found(ada, 'geheim')).toEqual({ conversations: [], items: [], nextCursor: null })
    await write('geheim gebleven')
    const { message } = await write('geheim en terug')
    await unsend(asAda, { conversationId, seq: message.seq })
    await give(asAda, { memberId: ben.id, clientId: Bun.randomUUIDv7(), gift: 'rose' })
    expect(await texts(ada, 'geheim')).toEqual(['[geheim] gebleven'])
    expect(await texts(ada, '🌹🌹')).toEqual([])
    expect(await texts(ben, 'geheim')).toEqual(['[geheim] gebleven', '[geheim] en weg'])
  })

  test('leaves out what the site hides for its age, unless it is unread', async () => {
    const [ada, ben, cleo] = [
      await aMember(db, { siteId }),
      await aMember(db, { siteId }),
      await aMember(db, { siteId }),
    ]
    const at = new Date(world.now().getTime() - 91 * 24 * 60 * 60_000)
    await aConversation(db, { from: ben.id, to: ada.id, bodies: ['oud en gelezen'], at })
    await aConversation(db, { from: cleo.id, to: ada.id, bodies: ['oud en nieuw'], at, isUnread: true })
    const asAda = await world.as(ada, { site: await world.sites.of('discreet.localhost') })
    expect((await search(asAda, { query: 'oud en' })).items).toMatchObject([{ member: { id: cleo.id } }])
  })

  test('goes on page by page without a gap or a repetition, within a conversation and over several', async () => {
    const ada = await aMember(db)
    for (let n = 0; n < 3; n++) {
      const at = new Date(Date.UTC(2026, 1, n + 1))
      const bodies = Array.from({ length: 25 }, (_, i) => `regel ${n}-${i}`)
      await aConversation(db, { from: ada.id, to: (await aMember(db)).id, bodies, at })
    }
    const asAda = await world.as(ada)
    const seen: string[] = []
    let after: Parameters<typeof search>[1]['after']
    for (let pages = 0; pages < 4; pages++) {
      const { items, nextCursor } = await search(asAda, { query: 'regel', after })
      seen.push(...items.map(({ excerpt }) => `${excerpt.hit}${excerpt.after}`))
      if (!nextCursor) break
      after = nextCursor
    }
    const all = [2, 1, 0].flatMap((n) => Array.from({ length: 25 }, (_, i) => `regel ${n}-${24 - i}`))
    expect(seen).toEqual(all)
  })

  test('takes what is typed as it is: no sign means anything, and what is too long or too short finds nothing wrong', async () => {
    const [ada, ben] = [await aMember(db), await aMember(db, { name: 'Ben_50%' })]
    await aConversation(db, { from: ada.id, to: ben.id, bodies: ['100% zeker', 'a_b \\ c', '(.*)+$ [x'] })
    expect(await texts(ada, '0%')).toEqual(['10[0%] zeker'])
    expect(await texts(ada, 'a_b \\')).toEqual(['[a_b] \\ c'])
    expect(await texts(ada, '(.*)+$ [x')).toEqual(['[(.*)+$] [x'])
    for (const query of ['%%', '__', 'a%b', '.+', "' or 1=1 --", '', ' ', '\u0000', 'x', '\ud800\ud800'])
      expect(await texts(ada, query)).toEqual([])
    expect((await found(ada, 'n_5')).conversations).toHaveLength(1)
    expect(wordsOf('x'.repeat(500))).toEqual(['x'.repeat(100)])
    expect(wordsOf('aa bb cc dd ee ff gg')).toHaveLength(5)
  })

  test('costs two statements, one for a further page, and reads nobody else’s messages', async () => {
    const [ada, ben] = [await aMember(db), await aMember(db)]
    const crowd = [await aMember(db), await aMember(db)] as const
    await aConversation(db, { from: ada.id, to: ben.id, bodies: Array.from({ length: 40 }, (_, n) => `woord ${n}`) })
    const others = await aConversation(db, { from: crowd[0].id, to: crowd[1].id, bodies: [] })
    await db.$client`
      insert into messages (conversation_id, seq, sender_id, client_id, body, paid_with, cost, created_at)
      select ${others}, n, ${crowd[0].id}, gen_random_uuid(), 'woord ' || n, 'none', 0, now()
      from generate_series(1, 20000) n`
    await db.$client`analyze messages`
    const asAda = await world.as(ada)
    const read = await db.transaction(async (tx) => {
      await search({ ...asAda, db: tx }, { query: 'woorden' })
      return tx.$client`
        select seq_tup_read::int as walked, idx_tup_fetch::int as fetched
        from pg_stat_xact_user_tables where relname = 'messages'`
    })
    // Ada's 40, and the few at the ends of an index that the planner looks at: of the crowd's 20,000 none is read.
    expect(read[0]).toMatchObject({ walked: 0 })
    expect(read[0]?.fetched).toBeWithin(40, 80)
    const first = await countStatements(database, () => search(asAda, { query: 'woord' }))
    const { nextCursor } = first.result
    const more = await countStatements(database, () =>
      search(asAda, { query: 'woord', after: nextCursor ?? undefined }),
    )
    expect([first.statements.length, more.statements.length]).toEqual([2, 1])
  })
})
