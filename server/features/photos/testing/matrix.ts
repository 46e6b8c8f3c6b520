import type { Matrix } from '../../../testing/matrix.ts'
import { type PhotoSigner, type PhotoVariant, photoAddresses } from '../addresses.ts'
import { variantKey } from '../stored.ts'

const photoKey = 'a-photo'

export const matrix: Matrix = {
  web: {
    '/photos/*': async ({ secret, storage, now, sites }) => {
      for (const variant of ['blurred', 'full'] as const) await storage.put(variantKey(photoKey, variant), 'webp')
      const visitors: PhotoSigner = { secret, site: sites.own, photoSession: null }
      const address = (variant: PhotoVariant, signer: Partial<PhotoSigner> = {}, at = now) =>
        photoAddresses({ ...visitors, ...signer }, photoKey, at)(variant)
      const good = address('blurred')
      return {
        'an address that was handed out': { path: good },
        'the same for a sharper file': { path: good.replace('blurred', 'full') },
        'that of another member': { path: address('full', { photoSession: 'the session of another member' }) },
        'that of another site': { path: address('full', { site: sites.other }) },
        'an old address': { path: address('full', {}, new Date(now.getTime() - 3 * 3_600_000)) },
        'an address without a signature': { path: `/photos/${photoKey}/full.webp` },
      }
    },
  },
}
