import type { Db } from '../client.ts'
import { discountCodes } from '../schema/index.ts'
import { testSite } from './factories.ts'

/** By default half off, for everybody, without limit. Returns the code, which is unique. */
export async function aDiscountCode(db: Db, traits: Partial<typeof discountCodes.$inferInsert> = {}): Promise<string> {
  const code = traits.code ?? `CODE-${crypto.randomUUID().slice(0, 8)}`.toUpperCase()
  const createdAt = new Date('2026-01-01T00:00:00Z')
  const usual = { siteId: testSite, percentage: 50, validity: 'always', createdAt } as const
  await db.insert(discountCodes).values({ ...usual, ...traits, code })
  return code
}
