import type { Db } from '../../../../db/client.ts'
import { aPhoto } from '../../../../db/testing/factories.ts'
import { noObject, type Objects } from '../../../contract/testing/access/objects.ts'
import { missing } from '../../../contract/testing/access/scene.ts'
import type { LiveScene } from '../../../testing/live-scene.ts'
import type { Matrix } from '../../../testing/matrix.ts'
import type { Question } from '../../../testing/php.ts'
import { type PhotoSigner, type PhotoVariant, photoAddresses } from '../addresses.ts'
import { variantKey } from '../stored.ts'

const limit = { seconds: 60, member: 120 }

/** The photos that each member gets: one that is inspected, and one that was deleted a moment ago. */
const photoOf = (memberId: string) => `${memberId.slice(0, -4)}f070`
const deletedOf = (memberId: string) => `${memberId.slice(0, -4)}f071`

async function fill(db: Db, memberId: string): Promise<void> {
  const status = 'under_inspection'
  await aPhoto(db, memberId, { id: photoOf(memberId), position: 50, status })
  await aPhoto(db, memberId, {
    id: deletedOf(memberId),
    position: 51,
    status,
    deletedAt: new Date(),
  })
}

const photos =
  (idOf: (memberId: string) => string, input: (id: string) => object): Objects =>
  ({ me, others }) => ({
    ...(me ? { 'one’s own': input(idOf(me.id)) } : {}),
    'Dirk’s': input(idOf(others.dirk.id)),
    'that is not there': input(missing),
  })

/** A photo that others do not see yet, so that its changes are on one’s own screens alone. */
const withPhotos =
  (change: (scene: LiveScene, ids: [string, string]) => Promise<unknown>) =>
  async (scene: LiveScene): Promise<unknown> => {
    const status = 'under_inspection'
    const place = (position: number) => aPhoto(scene.db, scene.ada.id, { position, status })
    return change(scene, [await place(60), await place(61)])
  }

export const matrix: Matrix = {
  fill,
  procedures: {
    'photos.own': noObject,
    'photos.reorder': photos(photoOf, (id) => ({ ids: [id] })),
    'photos.remove': photos(photoOf, (id) => ({ id })),
    'photos.restore': photos(deletedOf, (id) => ({ id })),
  },
  changes: {
    'photos.reorder': {
      does: withPhotos(async ({ ada, as }, ids) => (await as(ada)).photos.reorder({ ids: ids.toReversed() })),
      seenBy: { ada: ['photos', 'me'] },
    },
    'photos.remove': {
      does: withPhotos(async ({ ada, as }, [id]) => (await as(ada)).photos.remove({ id })),
      seenBy: { ada: ['photos', 'me'] },
    },
    'photos.restore': {
      does: withPhotos(async ({ ada, as }, [id]) => {
        const { photos } = await as(ada)
        await photos.remove({ id })
        await photos.restore({ id })
      }),
      seenBy: { ada: ['photos', 'me'] },
    },
  },
  limits: { 'photos.reorder': limit, 'photos.remove': limit, 'photos.restore': limit },
  web: {
    '/photos/*': async ({ secret, storage, now, sites, photo: { id, storageKey } }) => {
      for (const variant of ['blurred', 'full'] as const) await storage.put(variantKey(storageKey, variant), 'webp')
      const visitors: PhotoSigner = { secret, site: sites.own, photoSession: null }
      const address = (variant: PhotoVariant, signer: Partial<PhotoSigner> = {}, at = now) =>
        photoAddresses({ ...visitors, ...signer }, id, at)(variant)
      const good = address('blurred')
      return {
        'an address of Dirk’s photo that was handed out': { path: good },
        'the same for a sharper file': { path: good.replace('blurred', 'full') },
        'that of another member': { path: address('full', { photoSession: 'the session of another member' }) },
        'that of another site': { path: address('full', { site: sites.other }) },
        'an old address': { path: address('full', {}, new Date(now.getTime() - 3 * 3_600_000)) },
        'an address without a signature': { path: `/photos/${id}/full.webp` },
      }
    },
    '/photos': async () => {
      const sent = (clientId: string): Question => ({
        ...{ method: 'POST', path: `/photos?clientId=${clientId}`, body: 'no photo' },
        headers: { 'content-length': '8', 'content-type': 'image/jpeg' },
      })
      return { 'what is no photo': sent(crypto.randomUUID()), 'without an id': sent('') }
    },
  },
}
