import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { refreshSearchable } from '../queries/accounts.ts'
import { insertSite } from '../queries/sites.ts'
import { slotOf } from '../reference/slots.ts'
import {
  accountDeletions,
  bans,
  blocks,
  conversations,
  ledgerEntries,
  likes,
  mailChanges,
  members,
  messages,
  participants,
  photos,
  profiles,
  savedSearches,
  wallets,
} from '../schema/index.ts'
import { anOrder, aPayment, aReceipt } from './orders.ts'

let serial = 0

const longAgo = new Date('2026-01-01T00:00:00Z')

export const testSite = 'vonk'

/** The site that `aMember` belongs to, answering under `localhost`. */
export async function aSite(
  db: Db,
  { id = testSite, hosts = ['localhost'], settings = {} }: { id?: string; hosts?: string[]; settings?: object } = {},
): Promise<string> {
  await insertSite(db, { id, hosts, settings: { ...settings }, createdAt: new Date('2026-01-01T00:00:00Z') })
  return id
}

export type Traits = Partial<typeof members.$inferInsert> &
  Partial<Omit<typeof profiles.$inferInsert, 'memberId'>> & {
    credits?: number
    /** Credits that were paid for, beside the others. */
    bought?: number
    freeMessages?: number
    /** How many active photos, the main image first. */
    photoCount?: number
  }

export interface TestMember {
  id: string
  name: string
  email: string
  siteId: string
}

/** By default a confirmed, free member who can be found: a woman of 30 from Noord-Holland. */
export async function aMember(db: Db, traits: Traits = {}): Promise<TestMember> {
  const n = ++serial
  const {
    id = crypto.randomUUID(),
    name = `Member ${n}`,
    email = `member${n}@example.org`,
    siteId = testSite,
    confirmedAt = new Date('2026-01-02T00:00:00Z'),
    createdAt = new Date('2026-01-01T00:00:00Z'),
  } = traits
  const account = {
    id,
    siteId,
    email,
    emailNormalized: traits.emailNormalized ?? email,
    passwordHash: traits.passwordHash ?? null,
    locale: traits.locale ?? 'nl',
    confirmedAt,
    premiumSince: traits.premiumSince ?? (traits.bought ? longAgo : null),
    fictional: traits.fictional ?? false,
    notificationsDisabled: traits.notificationsDisabled ?? [],
    createdAt,
  }
  await db.insert(members).values(account)
  await db.insert(profiles).values({
    gender: 'female',
    birthDate: '1996-01-01',
    country: 'NL',
    region: 'NL-NH',
    city: 'Haarlem',
    lastActiveAt: createdAt,
    activeSlot: slotOf(traits.lastActiveAt ?? createdAt),
    searchable: confirmedAt !== null && !traits.invisibleSince,
    ...profileTraits(traits),
    memberId: id,
    siteId,
    name,
    createdAt,
  })
  await aWallet(db, id, traits)
  for (let position = 0; position < (traits.photoCount ?? 0); position++) await aPhoto(db, id, { position })
  return { id, name, email, siteId }
}

function profileTraits(traits: Traits): Partial<typeof profiles.$inferInsert> {
  const own = Object.keys(profiles)
  return Object.fromEntries(Object.entries(traits).filter(([key]) => own.includes(key)))
}

async function aWallet(db: Db, memberId: string, traits: Traits): Promise<void> {
  const { credits = 0, bought = 0, freeMessages = 0 } = traits
  await db.insert(wallets).values({ memberId, balance: credits + bought, bought, freeMessages })
  const entry = { memberId, reference: 'factory', createdAt: new Date('2026-01-01T00:00:00Z') }
  const entries: (typeof ledgerEntries.$inferInsert)[] = [
    { ...entry, id: crypto.randomUUID(), amount: credits, balanceAfter: credits, reason: 'demo_grant' },
    {
      ...{ ...entry, id: crypto.randomUUID(), amount: bought, bought, balanceAfter: credits + bought },
      ...{ reason: 'purchase', reference: bought > 0 ? await aPaidOrder(db, memberId, traits) : '' },
    },
  ]
  const booked = entries.filter(({ amount }) => amount > 0)
  if (booked.length > 0) await db.insert(ledgerEntries).values(booked)
}

/** Whose credits are in the wallet already. */
async function aPaidOrder(
  db: Db,
  memberId: string,
  { siteId = testSite, bought: credits = 0 }: Traits,
): Promise<string> {
  const order = await anOrder(db, memberId, { siteId, credits, paidAt: longAgo })
  const paid = { status: 'paid', paidAt: longAgo, paidCurrency: 'EUR', paidMinor: order.totalMinor } as const
  const { id: reference } = await aPayment(db, order, paid)
  await aReceipt(db, order, { reference })
  return order.id
}

export async function aPhoto(
  db: Db,
  memberId: string,
  traits: Partial<typeof photos.$inferInsert> = {},
): Promise<string> {
  const { id = crypto.randomUUID(), position = 0, status = 'active', deletedAt = null } = traits
  await db.insert(photos).values({
    ...{ position, status },
    isMain: position === 0 && status === 'active' && !deletedAt,
    storageKey: `test-${id}`,
    colour: '#aabbcc',
    createdAt: new Date('2026-01-01T00:00:00Z'),
    ...traits,
    id,
    memberId,
  })
  return id
}

export async function aLike(db: Db, fromId: string, toId: string, traits: Partial<typeof likes.$inferInsert> = {}) {
  await db.insert(likes).values({ createdAt: new Date('2026-01-03T00:00:00Z'), ...traits, fromId, toId })
}

/** `count` new members who all like this one, for long lists; three statements in all. Returns their ids. */
export async function aCrowdThatLikes(db: Db, toId: string, count: number): Promise<string[]> {
  const [createdAt, siteId] = [new Date('2026-01-03T00:00:00Z'), testSite]
  const crowd = Array.from({ length: count }, () => ({ id: crypto.randomUUID(), name: `Member ${++serial}` }))
  const address = (id: string) => ({ email: `${id}@example.org`, emailNormalized: `${id}@example.org` })
  const where = { country: 'NL', region: 'NL-NH', city: 'Haarlem', birthDate: '1996-01-01', gender: 'female' as const }
  await db
    .insert(members)
    .values(crowd.map(({ id }) => ({ id, siteId, ...address(id), locale: 'nl', confirmedAt: createdAt, createdAt })))
  await db.insert(profiles).values(
    crowd.map(({ id, name }) => ({
      ...{ memberId: id, siteId, name, ...where, searchable: true },
      ...{ lastActiveAt: createdAt, activeSlot: slotOf(createdAt), createdAt },
    })),
  )
  await db.insert(likes).values(crowd.map(({ id }) => ({ fromId: id, toId, createdAt })))
  return crowd.map(({ id }) => id)
}

/** Saved in this order, a minute ago, and alike but for their names. */
export async function someSavedSearches(db: Db, memberId: string, names: string[], ids: string[] = []): Promise<void> {
  const savedAt = (n: number) => new Date(Date.now() - 60_000 + n)
  await db.insert(savedSearches).values(
    names.map((name, n) => ({
      ...{ memberId, id: ids[n] ?? crypto.randomUUID(), name, nameKey: name.toLowerCase(), country: 'NL' },
      ...{ seenAt: savedAt(n), createdAt: savedAt(n) },
    })),
  )
}

/** Asked for long ago, and never followed. */
export async function aMailChange(db: Db, memberId: string): Promise<void> {
  const requestedAt = new Date('2026-01-03T00:00:00Z')
  await db
    .insert(mailChanges)
    .values({ memberId, email: 'new@example.org', formerEmail: 'old@example.org', requestedAt })
}

export async function aBlock(db: Db, blockerId: string, blockedId: string): Promise<void> {
  const createdAt = new Date('2026-01-03T00:00:00Z')
  const name = sql`(select name from profiles where member_id = ${blockedId})`
  await db.insert(blocks).values({ blockerId, blockedId, name, createdAt })
}

export async function aBan(db: Db, memberId: string, reason: string): Promise<void> {
  await db.insert(bans).values({ memberId, reason, createdAt: new Date('2026-01-03T00:00:00Z') })
  await refreshSearchable(db, [memberId])
}

export async function aDeletion(db: Db, memberId: string, finalAt: Date): Promise<void> {
  const requestedAt = new Date(finalAt.getTime() - 14 * 24 * 60 * 60 * 1000)
  await db.insert(accountDeletions).values({ memberId, reason: 'other', requestedAt, finalAt })
  await refreshSearchable(db, [memberId])
}

interface TestTalk {
  from: string
  to: string
  bodies?: string[]
  /** By the recipient. */
  isUnread?: boolean
  at?: Date
}

/** A conversation in which the two have taken turns, the starter first. */
export async function aConversation(
  db: Db,
  { from, to, bodies = ['Hoi'], isUnread = false, at: createdAt = new Date('2026-01-04T00:00:00Z') }: TestTalk,
): Promise<string> {
  const id = crypto.randomUUID()
  const [lowId, highId] = from < to ? [from, to] : [to, from]
  const lastSeq = bodies.length
  await db.insert(conversations).values({ id, lowId, highId, startedBy: from, lastSeq, createdAt })
  const side = { conversationId: id, readSeq: lastSeq, listedAt: createdAt }
  await db.insert(participants).values([
    { ...side, memberId: from, otherId: to },
    { ...side, memberId: to, otherId: from, ...(isUnread ? { unread: lastSeq, readSeq: 0 } : {}) },
  ])
  if (lastSeq === 0) return id
  await db.insert(messages).values(
    bodies.map((body, i) => ({
      conversationId: id,
      seq: i + 1,
      senderId: i % 2 === 0 ? from : to,
      clientId: crypto.randomUUID(),
      body,
      paidWith: 'none' as const,
      cost: 0,
      createdAt: new Date(createdAt.getTime() + i * 1000),
    })),
  )
  return id
}

/** Makes a photo of a message; where the storage has its files, if it has. */
export async function asPhotoMessage(db: Db, place: { conversationId: string; seq: number }): Promise<string> {
  const photoKey = `test-${crypto.randomUUID()}`
  await db
    .update(messages)
    .set({
      ...{ body: '📷', photoKey, photoColour: '#aabbcc', photoWidth: 900, photoHeight: 1200 },
      photoStatus: 'active',
    })
    .where(and(eq(messages.conversationId, place.conversationId), eq(messages.seq, place.seq)))
  return photoKey
}
