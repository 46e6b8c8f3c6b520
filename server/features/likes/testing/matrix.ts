import { get, memberId, noObject, someMembers } from '../../../contract/testing/access/objects.ts'
import type { Matrix } from '../../../testing/matrix.ts'

export const matrix: Matrix = {
  procedures: {
    'likes.like': memberId,
    'likes.unlike': memberId,
    'likes.markSeen': memberId,
    'likes.overview': noObject,
    'likes.list': () => ({
      received: { type: 'received' },
      given: { type: 'given' },
      matches: { type: 'matches' },
    }),
    'likes.showNext': noObject,
    'likes.card': memberId,
  },
  php: {
    'GET /api/likes.php': get('/api/likes.php'),
    'GET /api/auto-like.php': get('/api/auto-like.php'),
  },
  pages: {
    '/likes/$type': () => ({ received: 'received', given: 'given', matches: 'matches', 'that is none': 'none' }),
    '/likes/m/$id': someMembers,
  },
  changes: {
    'likes.like': {
      does: async ({ ada, ben, as }) => (await as(ada)).likes.like({ memberId: ben.id }),
      seenBy: { ada: ['likes', 'profiles', 'swipe'], ben: ['likes', 'profiles'] },
    },
    'likes.unlike': {
      does: async ({ ada, cleo, as }) => (await as(ada)).likes.unlike({ memberId: cleo.id }),
      seenBy: { ada: ['likes', 'profiles', 'swipe'], ben: [] },
    },
    'likes.markSeen': {
      does: async ({ ada, ben, as }) => (await as(ada)).likes.markSeen({ memberId: ben.id }),
      seenBy: { ada: ['likes', 'profiles'], ben: [] },
    },
    'likes.showNext': { unseen: 'that a like was shown large is on no screen' },
    'GET /api/auto-like.php': { unseen: 'that a like was shown large is on no screen' },
  },
  limits: {
    'likes.like': { seconds: 60, member: 120 },
    'likes.unlike': { seconds: 60, member: 120 },
    'likes.showNext': { seconds: 60, member: 120 },
  },
}
