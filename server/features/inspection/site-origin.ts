import type { Context } from '../../core/context.ts'
import type { Site } from '../../core/site/settings.ts'

/** The public origin of a site: the request's origin with the site's own host. */
export function siteOrigin({ origin, site: asked }: Pick<Context, 'origin' | 'site'>, site: Site): string {
  const [host] = site.hosts
  if (site.id === asked.id || !host) return origin
  const address = new URL(origin)
  address.hostname = host
  return address.origin
}
