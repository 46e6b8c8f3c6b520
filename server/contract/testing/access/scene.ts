import type { Db } from '../../../../db/client.ts'
import { changeWithEvents } from '../../../../db/queries/live.ts'
import {
  aBan,
  aBlock,
  aConversation,
  aDeletion,
  aLike,
  aMember,
  aPhoto,
  aSite,
  type TestMember,
  type Traits,
} from '../../../../db/testing/factories.ts'
import { creditor } from '../../../features/directdebit/testing/creditor.ts'
import { passwordHash } from '../../../features/login/testing/password.ts'

export const roles = [
  'visitor',
  'unconfirmed',
  'free',
  'premium',
  'blocked by Dirk',
  'blocking Dirk',
  'invisible',
  'banned',
  'leaving',
] as const
export type Role = (typeof roles)[number]

export const missing = '00000000-0000-7000-8000-000000000000'

/** The members in every scene. Their names hold what others must not see of them. */
export type Others = Record<
  'dirk' | 'stranger' | 'invisible' | 'invisibleFriend' | 'unconfirmed' | 'banned' | 'leaving' | 'elsewhere',
  TestMember
> & { conversationOfTwoOthers: string }

/** The asking role and its ties: liked by Dirk and by all who are hidden, in the conversations named below. */
export interface Scene {
  role: Role
  me: TestMember | null
  others: Others
  conversations: Record<'dirk' | 'invisibleFriend' | 'banned' | 'leaving', string>
  /** An address that nobody has used. */
  freeEmail: string
}

export const farAway = new Date('2100-01-01T00:00:00Z')
export const longAgo = new Date('2026-02-01T00:00:00Z')
/** Later than anybody else, so that lists of everybody begin with them. */
const lately = new Date('2026-03-01T00:00:00Z')

/** Two sites and those who are there for everybody. */
export async function aCast(db: Db): Promise<Others> {
  const landerOrigins = ['https://lander.example']
  await aSite(db, { settings: { countries: ['NL', 'BE'], landerOrigins, directDebitCreditor: creditor } })
  await aSite(db, { id: 'elsewhere', hosts: ['elsewhere.example'] })
  const person = (name: string, traits: Traits = {}) => aMember(db, { name, gender: 'male', passwordHash, ...traits })
  const others = {
    dirk: await person('Dirk', { photoCount: 5, lastActiveAt: lately }),
    stranger: await person('Stranger', { lastActiveAt: lately }),
    invisible: await person('Invisible', { invisibleSince: longAgo, searchable: false }),
    invisibleFriend: await person('InvisibleFriend', { invisibleSince: longAgo, searchable: false }),
    unconfirmed: await person('Unconfirmed', { confirmedAt: null }),
    banned: await person('Banned', { searchable: false }),
    leaving: await person('Leaving', { searchable: false }),
    elsewhere: await person('Elsewhere', { siteId: 'elsewhere' }),
  }
  await aPhoto(db, others.dirk.id, { position: 5, status: 'under_inspection' })
  await fillEverything(db, others.dirk.id)
  await aBan(db, others.banned.id, 'spam')
  await aDeletion(db, others.leaving.id, farAway)
  const conversationOfTwoOthers = await aConversation(db, { from: others.dirk.id, to: others.stranger.id })
  return { ...others, conversationOfTwoOthers }
}

/** What they are by themselves; their ties make the rest. */
export const traitsOf: Record<Exclude<Role, 'visitor'>, Traits> = {
  unconfirmed: { confirmedAt: null },
  free: {},
  premium: { premiumSince: longAgo, credits: 100 },
  'blocked by Dirk': {},
  'blocking Dirk': {},
  invisible: { invisibleSince: longAgo, searchable: false },
  banned: { searchable: false },
  leaving: { searchable: false },
}

/** Gives a member rows that the factories leave out. */
export type Fill = (db: Db, memberId: string) => Promise<void>

/** A new member of this role, with what `fill` gives them: by default a row in every table. */
export async function aScene(db: Db, role: Role, others: Others, fill: Fill = fillEverything): Promise<Scene> {
  const freeEmail = `${Bun.randomUUIDv7()}@example.org`
  if (role === 'visitor') {
    const none = { dirk: missing, invisibleFriend: missing, banned: missing, leaving: missing }
    return { role, me: null, others, conversations: none, freeEmail }
  }
  const email = `${Bun.randomUUIDv7()}@example.org`
  const me = await aMember(db, { name: 'Myself', email, passwordHash, country: 'BE', region: null, ...traitsOf[role] })
  const talk = (other: TestMember) =>
    aConversation(db, { from: other.id, to: me.id, bodies: ['Hoi', 'Dag', 'Koffie?'] })
  const { dirk, invisible, invisibleFriend, banned, leaving } = others
  const [dirks, friends, banneds, leavings] = await Promise.all([
    ...[dirk, invisibleFriend, banned, leaving].map(talk),
    ...[dirk, invisible, banned, leaving].map((other) => aLike(db, other.id, me.id)),
    anEvent(db, me),
    setApart(db, role, me, dirk),
    fill(db, me.id),
  ])
  const conversations = { dirk: dirks, invisibleFriend: friends, banned: banneds, leaving: leavings }
  return { role, me, others, conversations: conversations as Scene['conversations'], freeEmail }
}

function anEvent(db: Db, { id: memberId }: TestMember): Promise<unknown> {
  const events = [{ memberId, type: 'account', data: {} }]
  return changeWithEvents(db, async () => ({ result: null, events, now: longAgo }))
}

async function fillEverything(db: Db, memberId: string): Promise<void> {
  // Imported late, since the features' matrices import this file.
  const { fillAll } = await import('../../../testing/matrices.ts')
  await fillAll(db, memberId)
}

async function setApart(db: Db, role: Role, me: TestMember, dirk: TestMember): Promise<void> {
  if (role === 'blocked by Dirk') await aBlock(db, dirk.id, me.id)
  if (role === 'blocking Dirk') await aBlock(db, me.id, dirk.id)
  if (role === 'banned') await aBan(db, me.id, 'spam')
  if (role === 'leaving') await aDeletion(db, me.id, farAway)
}
