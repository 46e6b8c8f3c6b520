import { beforeAll, expect, test } from 'bun:test'
import { eq, type SQL, sql } from 'drizzle-orm'
import { blocks } from '../schema/index.ts'
import {
  aBan,
  aBlock,
  aConversation,
  aDeletion,
  aMember,
  aSite,
  type TestMember,
  type Traits,
  testSite,
} from '../testing/factories.ts'
import { freshDatabase } from '../testing/index.ts'
import { rowsOf } from './rows.ts'
import * as visibility from './visibility.ts'

// Situation × viewer → which conditions hold, on the real database.

const { db } = await freshDatabase()
const longAgo = new Date('2026-01-10T00:00:00Z')

beforeAll(async () => {
  await aSite(db)
  await aSite(db, { id: 'elsewhere', hosts: ['elsewhere.example'] })
})

/** Every condition, of a member whose profile is looked at and one who looks. */
const conditionsFor = (viewerId: string, otherId: string) => {
  const [viewer, other] = [sql`${viewerId}::uuid`, sql`${otherId}::uuid`]
  const member = { id: viewerId, siteId: testSite }
  const looking = { viewerId, siteId: testSite }
  return {
    canBeFound: visibility.canBeFound,
    isIndexable: visibility.isIndexable,
    mayBeFound: visibility.mayBeFound,
    isFindable: visibility.isFindable(otherId),
    isInvisible: visibility.isInvisible,
    isBanned: visibility.isBanned(other),
    isNotBarred: visibility.isNotBarred(other),
    hasBlocked: visibility.hasBlocked(viewer, other),
    isNotBlocked: visibility.isNotBlocked(viewer, other),
    isFoundBy: visibility.isFoundBy(looking),
    isListedFor: visibility.isListedFor(viewerId),
    isCountedFor: visibility.isCountedFor(viewer),
    isThereFor: visibility.isThereFor(member),
    isShownTo: visibility.isShownTo(looking),
    isKnownByBlock: visibility.isKnownByBlock(member),
    isKnownTo: visibility.isKnownTo(member),
    hasPhotosFor: visibility.hasPhotosFor({ viewerId: viewer, siteId: testSite }),
    isStillThere: visibility.isStillThere(other, viewer),
  } satisfies Record<keyof typeof visibility, SQL | undefined>
}

type Condition = keyof typeof visibility

async function holding(conditions: Partial<Record<Condition, SQL | undefined>>, otherId: string): Promise<Condition[]> {
  const columns = Object.entries(conditions).map(([name, condition]) => sql`${condition} as ${sql.identifier(name)}`)
  const [row] = await rowsOf<Record<Condition, boolean>>(
    db,
    sql`select ${sql.join(columns, sql`, `)} from profiles where profiles.member_id = ${otherId}`,
  )
  return Object.entries(row ?? {}).flatMap(([name, holds]) => (holds ? [name as Condition] : []))
}

/** The conditions that hold for a member everybody may find; the rows below remove from it and add to it. */
const everything: Condition[] = [
  ...(['canBeFound', 'mayBeFound', 'isFindable', 'isNotBarred', 'isNotBlocked', 'isFoundBy'] as const),
  ...(['isListedFor', 'isCountedFor', 'isThereFor', 'isShownTo', 'isKnownTo', 'hasPhotosFor', 'isStillThere'] as const),
]
const hidden: Condition[] = ['isNotBarred', 'isNotBlocked', 'isStillThere']
const barred: Condition[] = ['isNotBlocked']
const found: Condition[] = ['canBeFound', 'mayBeFound', 'isFindable', 'isNotBarred']
const met: Condition[] = ['isThereFor', 'isShownTo', 'isKnownTo', 'hasPhotosFor']

/** Of somebody who was not there for who blocked them. */
async function aBlindBlock(blockerId: string, blockedId: string): Promise<void> {
  await aBlock(db, blockerId, blockedId)
  await db.update(blocks).set({ name: null }).where(eq(blocks.blockedId, blockedId))
}

interface Situation {
  make(viewer: TestMember): Promise<TestMember>
  /** What holds for a member who looks, and for one who has a conversation with them. */
  stranger: Condition[]
  met: Condition[]
}

async function after<T>(member: Promise<TestMember>, change: (member: TestMember) => Promise<T>): Promise<TestMember> {
  const made = await member
  await change(made)
  return made
}

const situations: Record<string, Situation> = {
  'somebody like any other': { make: () => aMember(db), stranger: everything, met: everything },
  unconfirmed: { make: () => aMember(db, { confirmedAt: null }), stranger: hidden, met: [...hidden, ...met] },
  invisible: {
    make: () => aMember(db, { invisibleSince: longAgo }),
    stranger: ['isInvisible', ...hidden],
    met: ['isInvisible', ...hidden, ...met],
  },
  banned: {
    make: () => after(aMember(db), ({ id }) => aBan(db, id, 'spam')),
    stranger: ['isBanned', ...barred],
    met: ['isBanned', ...barred, 'isKnownTo'],
  },
  leaving: {
    make: () => after(aMember(db), ({ id }) => aDeletion(db, id, new Date('2036-01-01T00:00:00Z'))),
    stranger: barred,
    met: [...barred, 'isKnownTo'],
  },
  'who has blocked the viewer': {
    make: (viewer) => after(aMember(db), ({ id }) => aBlock(db, id, viewer.id)),
    stranger: found,
    met: [...found, 'isKnownTo'],
  },
  'whom the viewer has blocked': {
    make: (viewer) => after(aMember(db), ({ id }) => aBlock(db, viewer.id, id)),
    stranger: [...found, 'hasBlocked', 'isKnownByBlock', 'isKnownTo', 'hasPhotosFor'],
    met: [...found, 'hasBlocked', 'isKnownByBlock', 'isKnownTo', 'hasPhotosFor'],
  },
  'invisible, whom the viewer has blocked by their id': {
    make: (viewer) => after(aMember(db, { invisibleSince: longAgo }), ({ id }) => aBlindBlock(viewer.id, id)),
    stranger: ['isInvisible', 'isNotBarred', 'hasBlocked'],
    met: ['isInvisible', 'isNotBarred', 'hasBlocked', 'isKnownByBlock', 'isKnownTo', 'hasPhotosFor'],
  },
  'of another site': {
    make: () => aMember(db, { siteId: 'elsewhere' }),
    stranger: [...found, 'isNotBlocked', 'isListedFor', 'isCountedFor', 'isStillThere'],
    met: [...found, 'isNotBlocked', 'isListedFor', 'isCountedFor', 'isStillThere'],
  },
}

const viewers: Record<string, Traits> = {
  'a member': {},
  'an unconfirmed member': { confirmedAt: null },
  'an invisible member': { invisibleSince: longAgo },
  'a premium member': { premiumSince: longAgo },
}

for (const [situation, { make, ...expected }] of Object.entries(situations)) {
  for (const [name, traits] of Object.entries(viewers)) {
    test(`somebody ${situation}, for ${name}, before and after they have talked`, async () => {
      const viewer = await aMember(db, traits)
      const { id } = await make(viewer)
      const conditions = conditionsFor(viewer.id, id)
      expect((await holding(conditions, id)).toSorted()).toEqual(expected.stranger.toSorted())
      await aConversation(db, { from: viewer.id, to: id })
      expect((await holding(conditions, id)).toSorted()).toEqual(expected.met.toSorted())
    })
  }

  test(`somebody ${situation}, for a visitor`, async () => {
    const { id } = await make(await aMember(db))
    const visitor = { viewerId: null, siteId: testSite }
    const conditions = { isFoundBy: visibility.isFoundBy(visitor), isShownTo: visibility.isShownTo(visitor) }
    // A block is of members: to visitors they are like any other.
    const isSeen = expected.stranger.includes('canBeFound') && situation !== 'of another site'
    expect(await holding(conditions, id)).toEqual(isSeen ? ['isFoundBy', 'isShownTo'] : [])
  })
}

test('oneself is shown to oneself, invisible too, and found by no search', async () => {
  const me = await aMember(db, { invisibleSince: longAgo })
  const { isShownTo, isFoundBy } = conditionsFor(me.id, me.id)
  expect(await holding({ isShownTo, isFoundBy }, me.id)).toEqual(['isShownTo'])
  const seen = await aMember(db)
  const own = conditionsFor(seen.id, seen.id)
  expect(await holding({ isShownTo: own.isShownTo, isFoundBy: own.isFoundBy }, seen.id)).toEqual(['isShownTo'])
})

test('who is hidden from visitors is there for members, and their photos too', async () => {
  const [me, shy] = [await aMember(db), await aMember(db, { hiddenFromVisitorsSince: longAgo })]
  const { isShownTo, isFoundBy, hasPhotosFor } = conditionsFor(me.id, shy.id)
  const forMembers = { isShownTo, isFoundBy, hasPhotosFor }
  expect(await holding(forMembers, shy.id)).toEqual(['isShownTo', 'isFoundBy', 'hasPhotosFor'])
  const visitor = { viewerId: null, siteId: testSite }
  const forVisitors = {
    isShownTo: visibility.isShownTo(visitor),
    isFoundBy: visibility.isFoundBy(visitor),
    hasPhotosFor: visibility.hasPhotosFor({ viewerId: sql`null::uuid`, siteId: testSite }),
  }
  expect(await holding(forVisitors, shy.id)).toEqual([])
})
