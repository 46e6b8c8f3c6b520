import { aDiscountCode } from '../../../../db/testing/discounts.ts'
import type { Matrix } from '../../../testing/matrix.ts'

/** The code that holds for a member alone. */
const codeOf = (memberId: string) => `EIGEN-${memberId.slice(0, 8).toUpperCase()}`

export const matrix: Matrix = {
  fill: async (db, memberId) => {
    await aDiscountCode(db, { code: codeOf(memberId), memberId })
  },
  php: {
    'GET /api/discountcode.php': ({ me, others }) => ({
      'the welcome': { path: '/api/discountcode.php?welcome=true' },
      'a code of nobody': { path: '/api/discountcode.php?code=NOBODYS' },
      'Dirk’s own': { path: `/api/discountcode.php?code=${codeOf(others.dirk.id)}` },
      ...(me ? { 'one’s own': { path: `/api/discountcode.php?code=${codeOf(me.id)}` } } : {}),
    }),
  },
  limits: { 'GET /api/discountcode.php': { seconds: 600, member: 60, network: 60 } },
}
