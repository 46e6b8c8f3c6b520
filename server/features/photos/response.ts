import type { World } from '../../core/context.ts'
import { isPhotoAddressGood, type PhotoVariant, photoVariants } from './addresses.ts'
import { ensureVariant } from './stored.ts'
import { UnreadablePhoto } from './variants.ts'

const path = new RegExp(`^/photos/([A-Za-z0-9_-]+)/(${photoVariants.join('|')})\\.webp$`)

/** The file behind a signed address; 403 when it is not ours or no longer good, 404 when there is no file. */
export async function photoResponse(
  { storage, secret, now, log }: Pick<World, 'storage' | 'secret' | 'now' | 'log'>,
  request: Request,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refused(405)
  const url = new URL(request.url)
  const [, key, variant] = path.exec(url.pathname) ?? []
  if (!key || !variant) return refused(404)

  const expiry = Number(url.searchParams.get('e'))
  const address = { key, variant: variant as PhotoVariant, expiry, signature: url.searchParams.get('s') ?? '' }
  if (!isPhotoAddressGood(secret, address, now())) return refused(403)

  const file = await ensureVariant(storage, key, address.variant).catch((error) => {
    if (!(error instanceof UnreadablePhoto)) throw error
    log.error({ key, error }, 'photo cannot be read')
    return undefined
  })
  if (!file) return refused(404)

  const maxAge = Math.max(0, Math.floor(expiry - now().getTime() / 1000))
  return new Response(file, {
    headers: {
      'content-type': 'image/webp',
      // The same address never shows anything else, and is nobody else's.
      'cache-control': `private, max-age=${maxAge}, immutable`,
      'cross-origin-resource-policy': 'same-origin',
    },
  })
}

function refused(status: 403 | 404 | 405): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
}
