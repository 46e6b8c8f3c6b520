import { get, members, someMembers } from '../../../contract/testing/access/objects.ts'
import { missing } from '../../../contract/testing/access/scene.ts'
import type { Matrix } from '../../../testing/matrix.ts'
import { testSecret } from '../../../testing/secret.ts'
import { searchPages } from '../search/search.ts'

const furtherPage = searchPages.seal(testSecret, { ring: 0, at: 200_000, key: 1, memberId: missing })

export const matrix: Matrix = {
  procedures: {
    'members.search': () => ({
      '': {},
      'by what they say': { hairColour: ['red'], interests: ['cooking'], active: 'this_month', order: 'newest' },
      'what is near': { distance: 25, order: 'nearest' },
      'a further page': { cursor: furtherPage },
      'a page of one’s own making': { cursor: 'b25lLW93bi1tYWtpbmc' },
    }),
    'members.count': () => ({ '': { country: 'BE' }, 'what is near': { distance: 25 } }),
    'members.similar': () => ({ '': { country: 'BE' } }),
    'members.get': members((id) => ({ id })),
    'members.cards': members((id) => ({ ids: [id] })),
  },
  php: {
    'GET /api/interests.php': get('/api/interests.php'),
  },
  pages: {
    '/members/$id': someMembers,
  },
  limits: {
    'members.search': { seconds: 60, member: 240, network: 240 },
    'members.count': { seconds: 60, member: 120, network: 480 },
    'members.similar': { seconds: 60, member: 240, network: 240 },
  },
}
