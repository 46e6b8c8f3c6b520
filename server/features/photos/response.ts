import type { World } from '../../core/context.ts'
import { readCookies } from '../../core/http/cookies.ts'
import { type Sessions, sessionCookieName } from '../../core/sessions.ts'
import type { Site } from '../../core/site/settings.ts'
import { isPhotoAddressGood, type PhotoAddress, type PhotoVariant, photoVariants } from './addresses.ts'
import { ensureVariant } from './stored.ts'
import { UnreadablePhoto } from './variants.ts'

const path = new RegExp(`^/photos/([A-Za-z0-9_-]+)/(${photoVariants.join('|')})\\.webp$`)

type PhotoWorld = Pick<World, 'storage' | 'secret' | 'now' | 'log' | 'sites'> & { sessions: Pick<Sessions, 'find'> }

/** The file behind a signed address; 403 when it is not for this site or visitor or no longer good, 404 without a file. */
export async function photoResponse(world: PhotoWorld, request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refused(405)
  const url = new URL(request.url)
  const [, key, variant] = path.exec(url.pathname) ?? []
  if (!key || !variant) return refused(404)

  const expiry = Number(url.searchParams.get('e'))
  const address = { key, variant: variant as PhotoVariant, expiry, signature: url.searchParams.get('s') ?? '' }
  const site = await world.sites.of(request.headers.get('host') ?? url.host)
  const audience = await audienceOf(world, site, address, request)
  if (!audience) return refused(403)

  const file = await ensureVariant(world.storage, key, address.variant).catch((error) => {
    if (!(error instanceof UnreadablePhoto)) throw error
    world.log.error({ key, error }, 'photo cannot be read')
    return undefined
  })
  if (!file) return refused(404)

  const maxAge = Math.max(0, Math.floor(expiry - world.now().getTime() / 1000))
  return new Response(file, {
    headers: {
      'content-type': 'image/webp',
      // The same address never shows anything else, and is nobody else's.
      'cache-control': `private, max-age=${maxAge}, immutable`,
      'cross-origin-resource-policy':
        audience === 'everybody' && isForLander(site, request) ? 'cross-origin' : 'same-origin',
    },
  })
}

/** A member's address is worth nothing elsewhere, and ends with the session (product §5.5). */
async function audienceOf(world: PhotoWorld, site: Site, address: PhotoAddress, { headers }: Request) {
  const { secret, now, sessions } = world
  if (isPhotoAddressGood({ secret, site, photoSession: null }, address, now())) return 'everybody'
  const photoSession = readCookies(headers.get('cookie')).get(sessionCookieName)
  if (!photoSession || !isPhotoAddressGood({ secret, site, photoSession }, address, now())) return undefined
  return (await sessions.find(photoSession)) && 'member'
}

/** Whether an allowed lander shows the photo: a picture brings no Origin, but its page's origin as Referer. */
function isForLander({ settings }: Site, { headers }: Request): boolean {
  const origin = URL.parse(headers.get('referer') ?? '')?.origin
  return origin !== undefined && settings.landerOrigins.includes(origin)
}

function refused(status: 403 | 404 | 405): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
}
