import { findShownPhoto } from '../../../db/queries/photos/shown.ts'
import type { World } from '../../core/context.ts'
import { readCookies } from '../../core/http/cookies.ts'
import { hashOfSession, sessionCookieName } from '../../core/sessions.ts'
import type { Site } from '../../core/site/settings.ts'
import { isPhotoAddressGood, type PhotoAddress, type PhotoVariant, photoVariants } from './addresses.ts'
import { memberPhoto } from './kinds.ts'
import { variantToShow } from './stored.ts'

const path = new RegExp(`^/photos/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/(${photoVariants.join('|')})\\.webp$`)

/** Seconds for which a browser shows a file again without asking: so long at most after a right to it has ended. */
const kept = 300

type PhotoWorld = Pick<World, 'db' | 'storage' | 'secret' | 'now' | 'log' | 'sites'>

/**
 * Serves the file of a signed address. 403 if the address is expired, for another site or visitor, or its owner is no
 * longer visible to them. 404 without a file.
 */
export async function photoResponse(world: PhotoWorld, request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refused(405)
  const url = new URL(request.url)
  const [, id, variant] = path.exec(url.pathname) ?? []
  if (!id || !variant) return refused(404)

  const expiry = Number(url.searchParams.get('e'))
  const address = { id, variant: variant as PhotoVariant, expiry, signature: url.searchParams.get('s') ?? '' }
  const site = await world.sites.of(request.headers.get('host') ?? url.host)
  const found = await findFor(world, site, address, request)
  if (!found) return refused(403)

  const maxAge = Math.min(kept, Math.max(0, Math.floor(expiry - world.now().getTime() / 1000)))
  const headers = {
    'cache-control': `private, max-age=${maxAge}`,
    'cross-origin-resource-policy': found.isForAll && isForLander(site, request) ? 'cross-origin' : 'same-origin',
    etag,
    ...(found.isIndexable ? {} : { 'x-robots-tag': 'noindex, noarchive' }),
  }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const file = await variantToShow(world, memberPhoto, found.storageKey, address.variant)
  if (!file) return refused(404)
  return new Response(file, { headers: { ...headers, 'content-type': 'image/webp' } })
}

/** An address never shows anything else: another picture is another photo. */
const etag = '"1"'

/**
 * Finds the photo in the storage if the address is valid for this visitor and the owner is visible to them. A member's
 * address ends with their session; one that premium has opened also ends with premium (product §5.5). An address for
 * everybody is refused to members that the owner has blocked, if they send their session.
 */
async function findFor({ db, secret, now }: PhotoWorld, site: Site, address: PhotoAddress, { headers }: Request) {
  const photoSession = readCookies(headers.get('cookie')).get(sessionCookieName) || null
  const isGoodFor = (whose: string | null, byPremium = false) =>
    isPhotoAddressGood({ secret, site, photoSession: whose, byPremium }, address, now())
  const isForAll = isGoodFor(null)
  const needsPremium = !isForAll && !!photoSession && isGoodFor(photoSession, true)
  if (!isForAll && !needsPremium && !(photoSession && isGoodFor(photoSession))) return undefined
  const sessionId = photoSession ? hashOfSession(photoSession) : ''
  const shown = await findShownPhoto(db, { id: address.id, siteId: site.id, sessionId })
  if (!shown || (needsPremium && !shown.isViewerPremium)) return undefined
  return isForAll || shown.viewerId ? { ...shown, isForAll } : undefined
}

/** Whether an allowed lander shows the photo: a picture brings no Origin, but its page's origin as Referer. */
function isForLander({ settings }: Site, { headers }: Request): boolean {
  const origin = URL.parse(headers.get('referer') ?? '')?.origin
  return origin !== undefined && settings.landerOrigins.includes(origin)
}

function refused(status: 403 | 404 | 405): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
}
