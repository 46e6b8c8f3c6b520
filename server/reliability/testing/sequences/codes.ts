import type { Db } from '../../../../db/client.ts'
import { aDiscountCode } from '../../../../db/testing/discounts.ts'
import type { TestMember } from '../../../../db/testing/factories.ts'

type Named = Pick<TestMember, 'id'>

/** Codes that each member may use once, that always hold, or that hold for some; and the member's own. */
export const codesOf = (member: Named): readonly string[] => [
  ...(['EACH-ONCE', 'ALWAYS', 'IDEAL-ALONE', 'DEAR', 'DUTCH', 'OVER', 'OFF'] as const),
  ...[firstOf(member), onceOf(member)],
]

/** A code that only the first member to use it gets. Members whose ids begin with the same digit share one. */
const firstOf = ({ id }: Named) => `FIRST-${id.slice(0, 1).toUpperCase()}`
const onceOf = ({ id }: Named) => `OWN-${id.slice(0, 8).toUpperCase()}`

export async function fillInCodes(db: Db): Promise<void> {
  await aDiscountCode(db, { code: 'EACH-ONCE', validity: 'once_per_user', percentage: 30 })
  await aDiscountCode(db, { code: 'ALWAYS', percentage: 10 })
  await aDiscountCode(db, { code: 'IDEAL-ALONE', percentage: 33, paymentMethods: ['ideal'] })
  await aDiscountCode(db, { code: 'DEAR', percentage: 50, currency: 'EUR', minimumMinor: 2_000 })
  await aDiscountCode(db, { code: 'DUTCH', percentage: 99, validity: 'once_per_user', country: 'NL' })
  await aDiscountCode(db, { code: 'OVER', expiresAt: new Date('2024-01-01T00:00:00Z') })
  await aDiscountCode(db, { code: 'OFF', status: 'inactive' })
  for (const digit of '0123456789ABCDEF') await aDiscountCode(db, { code: `FIRST-${digit}`, validity: 'once' })
}

/** One that is theirs alone, once; every third has one for life as well. */
export async function giveCodes(db: Db, member: Named, n: number): Promise<void> {
  const own = { memberId: member.id, percentage: 20 }
  await aDiscountCode(db, { ...own, code: onceOf(member), validity: 'once' })
  if (n % 3 === 0) await aDiscountCode(db, { ...own, percentage: 5, validity: 'always' })
}
