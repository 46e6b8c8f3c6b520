import type { Db } from '../client.ts'
import { slotOf } from '../reference/slots.ts'
import { ledgerEntries, members, profiles, sessions, wallets } from '../schema/index.ts'
import { testSite } from './factories.ts'

/** One of many, logged in by the secret that their browser's cookie holds. */
export interface CrowdMember {
  id: string
  secret: string
}

/** So many rows fit one statement's parameters. */
const atOnce = 2000

/** Enough to write as often as one likes. */
const credits = 100_000

/**
 * So many confirmed premium members of one name, logged in and with credits in plenty: in a few statements, for what takes
 * thousands of people.
 */
export async function aCrowd(db: Db, count: number, name: string): Promise<CrowdMember[]> {
  const crowd: CrowdMember[] = []
  while (crowd.length < count) crowd.push(...(await aFew(db, Math.min(atOnce, count - crowd.length), name)))
  return crowd
}

async function aFew(db: Db, count: number, name: string): Promise<CrowdMember[]> {
  const [siteId, createdAt] = [testSite, new Date('2026-01-03T00:00:00Z')]
  const active = { lastActiveAt: createdAt, activeSlot: slotOf(createdAt) }
  const people = Array.from({ length: count }, () => ({ id: crypto.randomUUID(), secret: crypto.randomUUID() }))
  const each = <T>(row: (memberId: string, person: CrowdMember) => T) => people.map((one) => row(one.id, one))
  const address = (id: string) => ({ email: `${id}@example.org`, emailNormalized: `${id}@example.org` })
  const since = { confirmedAt: createdAt, premiumSince: createdAt, createdAt }
  const where = { country: 'NL', region: 'NL-NH', city: 'Haarlem', birthDate: '1996-01-01', gender: 'female' as const }
  await db.insert(members).values(each((id) => ({ id, siteId, ...address(id), locale: 'nl', ...since })))
  await db
    .insert(profiles)
    .values(each((memberId) => ({ memberId, siteId, name, ...where, searchable: true, ...active, createdAt })))
  await db.insert(wallets).values(each((memberId) => ({ memberId, balance: credits, freeMessages: 0 })))
  const grant = { amount: credits, balanceAfter: credits, reason: 'demo_grant' as const, reference: 'crowd', createdAt }
  await db.insert(ledgerEntries).values(each((memberId) => ({ id: crypto.randomUUID(), memberId, ...grant })))
  const expiresAt = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000)
  const hashed = (secret: string) => new Bun.CryptoHasher('sha256').update(secret).digest('hex')
  await db
    .insert(sessions)
    .values(each((memberId, { secret }) => ({ id: hashed(secret), memberId, createdAt: new Date(), expiresAt })))
  return people
}
