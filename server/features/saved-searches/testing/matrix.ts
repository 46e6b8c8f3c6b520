import { someSavedSearches } from '../../../../db/testing/factories.ts'
import { noObject, type Objects } from '../../../contract/testing/access/objects.ts'
import { missing } from '../../../contract/testing/access/scene.ts'
import type { Matrix } from '../../../testing/matrix.ts'

const id = '7d0a7c7e-3f5b-4a1c-9d38-2f2c6c1f9b10'
const search = { id, name: 'Dichtbij', filters: { country: 'BE' } } as const
const limit = { seconds: 60, member: 120 }

/** The search that a member keeps. */
const searchOf = (memberId: string) => `${memberId.slice(0, -4)}5ea2`

const searches =
  (more: object = {}): Objects =>
  ({ me, others }) => ({
    ...(me ? { 'one’s own': { id: searchOf(me.id), ...more } } : {}),
    'Dirk’s': { id: searchOf(others.dirk.id), ...more },
    'that is not there': { id: missing, ...more },
  })

export const matrix: Matrix = {
  fill: (db, memberId) => someSavedSearches(db, memberId, ['Opgeslagen'], [searchOf(memberId)]),
  procedures: {
    'savedSearches.list': noObject,
    'savedSearches.save': () => ({ '': search }),
    'savedSearches.rename': searches({ name: 'In de buurt' }),
    'savedSearches.markSeen': searches(),
    'savedSearches.remove': searches(),
    'savedSearches.restore': searches(),
  },
  changes: {
    'savedSearches.save': {
      does: async ({ ada, as }) => (await as(ada)).savedSearches.save(search),
      seenBy: { ada: ['savedSearches'] },
    },
    'savedSearches.rename': {
      does: async ({ ada, as }) => {
        const { savedSearches } = await as(ada)
        await savedSearches.save(search)
        await savedSearches.rename({ id, name: 'In de buurt' })
      },
      seenBy: { ada: ['savedSearches'] },
    },
    'savedSearches.markSeen': {
      does: async ({ ada, as }) => {
        const { savedSearches } = await as(ada)
        await savedSearches.save(search)
        await savedSearches.markSeen({ id })
      },
      seenBy: { ada: ['savedSearches'] },
    },
    'savedSearches.remove': {
      does: async ({ ada, as }) => {
        const { savedSearches } = await as(ada)
        await savedSearches.save(search)
        await savedSearches.save({ ...search, id: missing, name: 'Verder weg' })
        await savedSearches.remove({ id })
      },
      seenBy: { ada: ['savedSearches'] },
    },
    'savedSearches.restore': {
      does: async ({ ada, as }) => {
        const { savedSearches } = await as(ada)
        await savedSearches.save(search)
        await savedSearches.remove({ id })
        await savedSearches.restore({ id })
      },
      seenBy: { ada: ['savedSearches'] },
    },
  },
  lasting: { 'savedSearches.remove': 'takes away' },
  limits: {
    'savedSearches.list': limit,
    'savedSearches.save': limit,
    'savedSearches.rename': limit,
    'savedSearches.markSeen': limit,
    'savedSearches.remove': limit,
    'savedSearches.restore': limit,
  },
}
