import { spendingLimits } from '../../../../db/schema/spending-limits.ts'
import { noObject } from '../../../contract/testing/access/objects.ts'
import type { Matrix } from '../../../testing/matrix.ts'

const limit = { seconds: 60, member: 60 }
const week = { period: 'week' } as const

export const matrix: Matrix = {
  fill: async (db, memberId) => {
    await db.insert(spendingLimits).values({ memberId, ...week, minor: 5_000, currency: 'EUR', holdsFrom: new Date() })
  },
  procedures: {
    'spendingLimits.view': noObject,
    'spendingLimits.set': () => ({ '': { ...week, minor: 2_000 } }),
    'spendingLimits.keep': () => ({ '': week }),
  },
  changes: {
    'spendingLimits.set': {
      does: async ({ ada, as }) => (await as(ada)).spendingLimits.set({ ...week, minor: 2_000 }),
      seenBy: { ada: ['spendingLimits'] },
    },
    'spendingLimits.keep': {
      does: async ({ ada, as }) => {
        const own = (await as(ada)).spendingLimits
        await own.set({ ...week, minor: 2_000 })
        await own.set({ ...week, minor: 3_000 })
        await own.keep(week)
      },
      seenBy: { ada: ['spendingLimits'] },
    },
  },
  limits: { 'spendingLimits.view': limit, 'spendingLimits.set': limit, 'spendingLimits.keep': limit },
}
