import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../client.ts'
import { discountCodes, members, sites } from '../schema/index.ts'
import { demoLogins } from './logins.ts'
import { day } from './people/person.ts'
import { demoSites } from './sites.ts'

type DiscountTerms = Pick<typeof discountCodes.$inferInsert, 'percentage' | 'validity'> &
  Partial<typeof discountCodes.$inferInsert>

export interface DemoCode {
  code: string
  /** In English: printed to the person who starts the demo. */
  what: string
  terms: DiscountTerms
  isOver?: true
}

/** One of each kind that a code can be of, on each site of the demo. */
export const demoCodes: readonly DemoCode[] = [
  { code: 'ALTIJD10', what: '10% with every purchase', terms: { percentage: 10, validity: 'always' } },
  { code: 'EENMAAL20', what: '20%, once for each member', terms: { percentage: 20, validity: 'once_per_user' } },
  { code: 'EERSTE50', what: '50% for whoever is first', terms: { percentage: 50, validity: 'once' } },
  {
    code: 'GROOT15',
    what: '15% on bundles from €40 on',
    terms: { percentage: 15, validity: 'always', currency: 'EUR', minimumMinor: 4000 },
  },
  { code: 'BELGIE15', what: '15% in Belgium', terms: { percentage: 15, validity: 'always', country: 'BE' } },
  {
    code: 'IDEAL15',
    what: '15% with iDEAL',
    terms: { percentage: 15, validity: 'always', paymentMethods: ['ideal'] },
  },
  { code: 'UIT25', what: 'switched off', terms: { percentage: 25, validity: 'always', status: 'inactive' } },
  { code: 'VOORBIJ25', what: 'expired', terms: { percentage: 25, validity: 'always' }, isOver: true },
]

/** Whose price is lower for life, without a code being typed. */
const lifelong = demoLogins.find(({ siteId, kind }) => siteId === 'gloed' && kind === 'premium')!
export const demoDiscountForLife = { code: 'LEVENSLANG20', percentage: 20, name: lifelong.name } as const

/** Gives the sites of the demo its codes, as far as they are not there. */
export async function putDemoCodes(tx: Tx, now: Date): Promise<void> {
  const createdAt = new Date(now.getTime() - 30 * day)
  // One begun long ago has fewer sites.
  const there = await tx
    .select({ id: sites.id })
    .from(sites)
    .where(
      inArray(
        sites.id,
        demoSites.map(({ id }) => id),
      ),
    )
  const forAll = there.flatMap(({ id: siteId }) =>
    demoCodes.map(({ code, terms, isOver }) => ({
      ...{ siteId, code, createdAt, ...terms },
      expiresAt: isOver ? new Date(now.getTime() - day) : null,
    })),
  )
  const [member] = await tx.select().from(members).where(eq(members.emailNormalized, lifelong.email))
  const { code, percentage } = demoDiscountForLife
  const own = { siteId: lifelong.siteId, code, percentage, validity: 'always', createdAt } as const
  const rows = member ? [...forAll, { ...own, memberId: member.id }] : forAll
  await tx.insert(discountCodes).values(rows).onConflictDoNothing()
}
