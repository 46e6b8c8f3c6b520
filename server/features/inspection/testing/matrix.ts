import type { Db } from '../../../../db/client.ts'
import { insertRemoval } from '../../../../db/queries/inspection/decisions.ts'
import { aPhoto } from '../../../../db/testing/factories.ts'
import { aStaff } from '../../../../db/testing/staff.ts'
import { members, noObject, type Objects } from '../../../contract/testing/access/objects.ts'
import { farAway, missing } from '../../../contract/testing/access/scene.ts'
import type { Matrix } from '../../../testing/matrix.ts'

const objectableLimit = { seconds: 3600, member: 20 }

/** The photo of each member that the inspection has removed, and its statement. */
const removedOf = (memberId: string) => `${memberId.slice(0, -4)}f072`
const removalOf = (memberId: string) => `${memberId.slice(0, -4)}f073`

async function aRemoval(db: Db, memberId: string): Promise<void> {
  const photoId = await aPhoto(db, memberId, { id: removedOf(memberId), position: 52, status: 'removed' })
  const createdAt = new Date('2026-05-30T12:00:00Z')
  const { id: staffId } = await aStaff(db)
  await db.transaction((tx) =>
    insertRemoval(tx, {
      ...{ id: removalOf(memberId), memberId, photoId, staffId, reason: 'other', remark: 'Een tekening.' },
      ...{ createdAt, objectableUntil: farAway },
    }),
  )
}

const photos: (input: (id: string) => object) => Objects = (input) => (scene) => ({
  ...(scene.me ? { 'one’s own': input(removedOf(scene.me.id)) } : {}),
  'Dirk’s': input(removedOf(scene.others.dirk.id)),
  'that is not there': input(missing),
})

const staffOnly = { unseen: 'members cannot do it; what becomes of it for them is tested beside it' }

const forStaff = 'nobody of the scenes is staff'

export const matrix: Matrix = {
  ungranted: {
    'inspection.release': forStaff,
    'inspection.approve': forStaff,
    'inspection.remove': forStaff,
    'inspection.refuse': forStaff,
    'inspection.undo': forStaff,
    'inspection.member': forStaff,
  },
  fill: aRemoval,
  procedures: {
    'inspection.claim': noObject,
    'inspection.release': () => ({ '': {} }),
    'inspection.approve': photos((photoId) => ({ photoId, reports: [] })),
    'inspection.remove': photos((photoId) => ({ photoId, reports: [], reason: 'nude', remark: '' })),
    'inspection.refuse': photos((photoId) => ({ photoId })),
    'inspection.undo': photos((photoId) => ({ photoId })),
    'inspection.member': members((id) => ({ id })),
    'inspection.statements': noObject,
    'inspection.hasUnseen': noObject,
    'inspection.noteSeen': noObject,
    'inspection.object': ({ me, others }) => ({
      ...(me ? { 'one’s own': { id: removalOf(me.id), text: 'Dat klopt niet.' } } : {}),
      'Dirk’s': { id: removalOf(others.dirk.id), text: 'Dat klopt niet.' },
      'that is not there': { id: missing, text: 'Dat klopt niet.' },
    }),
  },
  web: {
    '/admin/photo-files/*': async ({ photo }) => ({
      'Dirk’s photo': { path: `/admin/photo-files/${photo.id}/full.webp` },
      'what is no photo': { path: '/admin/photo-files/none' },
    }),
    '/admin/trpc/*': async () => ({ 'who one is': { path: '/admin/trpc/staff.me' } }),
  },
  changes: {
    'inspection.claim': staffOnly,
    'inspection.release': staffOnly,
    'inspection.approve': staffOnly,
    'inspection.remove': staffOnly,
    'inspection.refuse': staffOnly,
    'inspection.undo': staffOnly,
    'inspection.noteSeen': { unseen: 'the notice that it ends goes by itself on other screens, when they ask again' },
    'inspection.object': {
      does: async ({ db, ada, as }) => {
        await aRemoval(db, ada.id)
        await (await as(ada)).inspection.object({ id: removalOf(ada.id), text: 'Dat klopt niet.' })
      },
      seenBy: { ada: ['photos', 'me'] },
    },
  },
  limits: { 'inspection.object': objectableLimit },
}
