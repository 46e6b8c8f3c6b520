import type { World } from '../../core/context.ts'
import { isPhotoAddressGood, type PhotoVariant, photoVariants } from './addresses.ts'

const path = new RegExp(`^/photos/([A-Za-z0-9_-]+)/(${photoVariants.join('|')})\\.webp$`)

/** The file behind a signed address; 403 when it is not ours or no longer good, 404 when there is no file. */
export async function photoResponse({ storage, secret, now }: World, request: Request): Promise<Response> {
  const url = new URL(request.url)
  const [, key, variant] = path.exec(url.pathname) ?? []
  if (!key || !variant) return new Response('Not found', { status: 404 })
  const expiry = Number(url.searchParams.get('e'))
  const address = { key, variant: variant as PhotoVariant, expiry, signature: url.searchParams.get('s') ?? '' }
  if (!isPhotoAddressGood(secret, address, now())) return new Response('Forbidden', { status: 403 })
  const file = await storage.get(`photos/${key}/${variant}.webp`)
  if (!file) return new Response('Not found', { status: 404 })
  const maxAge = Math.max(0, Math.floor(expiry - now().getTime() / 1000))
  return new Response(file, {
    headers: { 'content-type': 'image/webp', 'cache-control': `private, max-age=${maxAge}, immutable` },
  })
}
