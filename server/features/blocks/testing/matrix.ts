import { memberId } from '../../../contract/testing/access/objects.ts'
import type { Matrix } from '../../../testing/matrix.ts'

export const matrix: Matrix = {
  procedures: {
    'blocks.block': memberId,
    'blocks.unblock': memberId,
    'blocks.list': () => ({ '': {} }),
  },
  changes: {
    'blocks.block': {
      does: async ({ ada, ben, as }) => (await as(ada)).blocks.block({ memberId: ben.id }),
      seenBy: {
        ada: ['talks', 'likes', 'profiles', 'search', 'blocked', 'savedSearches', 'swipe', 'transactions'],
        ben: ['talks', 'likes', 'profiles', 'search', 'blocked', 'savedSearches', 'swipe', 'transactions'],
      },
    },
    'blocks.unblock': {
      does: async ({ ada, dirk, as }) => (await as(ada)).blocks.unblock({ memberId: dirk.id }),
      seenBy: { ada: 'everything', dirk: 'everything' },
    },
  },
  limits: {
    'blocks.block': { seconds: 60, member: 30 },
  },
  lasting: { 'blocks.block': 'takes away' },
}
