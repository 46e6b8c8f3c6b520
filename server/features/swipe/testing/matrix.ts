import { swipes, swipeZones } from '../../../../db/schema/index.ts'
import { aMember } from '../../../../db/testing/factories.ts'
import { memberId, noObject, type Objects } from '../../../contract/testing/access/objects.ts'
import type { Matrix } from '../../../testing/matrix.ts'

const timeZone = 'Europe/Amsterdam'
const limit = { seconds: 60, member: 120 }

const inTimeZone: Objects = (scene) =>
  Object.fromEntries(Object.entries(memberId(scene)).map(([name, about]) => [name, { ...(about as object), timeZone }]))

export const matrix: Matrix = {
  fill: async (db, memberId) => {
    const { id: otherId } = await aMember(db, { confirmedAt: null })
    await db.insert(swipes).values({ memberId, otherId, choice: 'pass', decidedAt: new Date('2026-03-01') })
    await db.insert(swipeZones).values({ memberId, timeZone })
  },
  procedures: {
    'swipe.cards': () => ({ '': {} }),
    'swipe.today': () => ({ '': { timeZone } }),
    'swipe.like': inTimeZone,
    'swipe.pass': memberId,
    'swipe.undo': memberId,
    'swipe.forgetPasses': noObject,
  },
  changes: {
    'swipe.like': {
      does: async ({ ada, ben, as }) => (await as(ada)).swipe.like({ memberId: ben.id, timeZone }),
      seenBy: { ada: ['likes', 'profiles', 'swipe'], ben: ['likes', 'profiles'] },
    },
    'swipe.pass': {
      unseen: 'another screen goes on with the cards that it has, and gets no new one of who was passed',
    },
    'swipe.undo': {
      does: async ({ ada, ben, as }) => {
        const { swipe } = await as(ada)
        await swipe.like({ memberId: ben.id, timeZone })
        await swipe.undo({ memberId: ben.id })
      },
      seenBy: { ada: ['likes', 'profiles', 'swipe'], ben: ['likes', 'profiles'] },
    },
    'swipe.forgetPasses': { unseen: 'it brings more cards, to whoever asks for more' },
  },
  limits: {
    'swipe.cards': { seconds: 60, member: 240, network: 240 },
    'swipe.like': limit,
    'swipe.pass': limit,
    'swipe.undo': limit,
    'swipe.forgetPasses': limit,
  },
}
