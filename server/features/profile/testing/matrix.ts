import { noObject } from '../../../contract/testing/access/objects.ts'
import type { Matrix } from '../../../testing/matrix.ts'
import { client } from '../../../testing/php.ts'

const limit = { seconds: 60, member: 120 }

/** What the frame and the cards show is in these caches. */
const ownFrame = ['mailChange', 'me', 'own profile', 'profiles', 'search', 'talks']

export const matrix: Matrix = {
  procedures: {
    'profile.own': noObject,
    'profile.change': () => ({ '': { hairColour: 'red' } }),
    'profile.setSexuality': () => ({
      '': { sexuality: 'bi', consent: true },
      withdrawn: { sexuality: null, consent: false },
    }),
    'profile.setInvisible': () => ({ on: { invisible: true }, off: { invisible: false } }),
    'profile.setPublicity': () => ({ '': { shownToVisitors: false, foundBySearchEngines: true } }),
  },
  changes: {
    'profile.change': {
      does: async ({ ada, as }) => (await as(ada)).profile.change({ name: 'Adelheid', hairColour: 'red' }),
      seenBy: { ada: ownFrame, ben: ['chats', 'likes', 'profiles', 'search', 'talks'] },
    },
    'profile.setSexuality': {
      does: async ({ ada, as }) => (await as(ada)).profile.setSexuality({ sexuality: 'bi', consent: true }),
      seenBy: { ada: ['own profile', 'profiles'], ben: ['profiles'] },
    },
    'PUT /api/user.php': {
      does: ({ ada, ask }) =>
        ask({
          method: 'PUT',
          path: '/api/user.php',
          headers: client,
          as: ada,
          body: { profile: { hair_colour: 'red' } },
        }),
      seenBy: { ada: ['own profile', 'profiles'], ben: ['profiles'] },
    },
    'profile.setInvisible': {
      does: async ({ ada, as }) => (await as(ada)).profile.setInvisible({ invisible: true }),
      seenBy: { ada: ownFrame, ben: 'everything', dirk: [] },
    },
    'profile.setPublicity': {
      does: async ({ ada, as }) => (await as(ada)).profile.setPublicity({ foundBySearchEngines: true }),
      seenBy: { ada: ['own profile', 'profiles'], ben: [] },
    },
  },
  limits: {
    'profile.setPublicity': limit,
    'profile.change': limit,
    'profile.setSexuality': limit,
    'profile.setInvisible': limit,
    'PUT /api/user.php': limit,
  },
}
