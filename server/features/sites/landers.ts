import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import * as queries from '../../../db/queries/sites.ts'
import { NotDone } from '../../core/operations/not-done.ts'
import { baseSettings, type SiteSettings } from '../../core/site/settings.ts'

export type LanderSettings = Pick<SiteSettings, 'landerOrigins' | 'landersReadMembers'>

const landerSettings = z.object({
  landerOrigins: baseSettings.landerOrigins.schema,
  landersReadMembers: baseSettings.landersReadMembers.schema,
})

/**
 * Changes what a site lets landers do; running servers know it within ten seconds. Settings beside it stay as they are.
 * Throws `NotDone` when there is no such site.
 */
export async function changeLanders(
  db: Db,
  siteId: string,
  change: (settings: LanderSettings) => Partial<LanderSettings>,
): Promise<LanderSettings> {
  const stored = await queries.changeSettings(db, siteId, (settings) => ({
    ...settings,
    ...change(landersOf(settings)),
  }))
  if (!stored) throw new NotDone(`There is no site ${siteId}.`)
  return landersOf(stored)
}

/** What is stored, with the defaults for what is not there or cannot be read. */
export function landersOf(settings: Record<string, unknown>): LanderSettings {
  const parsed = landerSettings.safeParse(settings)
  return parsed.success ? parsed.data : landerSettings.parse({})
}

/**
 * An origin as browsers send it, out of what an operator writes: capitals, the scheme's own port and a slash at the end
 * do no harm. Throws `NotDone` for what is no origin of a page.
 */
export function toOrigin(written: string): string {
  const url = URL.parse(written)
  const isBare = url && `${url.pathname}${url.search}${url.hash}` === '/' && url.username + url.password === ''
  const isPage = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (isBare && isPage) return url.origin
  const hint = url && isPage ? ` Did you mean ${url.origin}?` : ''
  throw new NotDone(
    `${written} is no origin such as https://lander.example: a scheme, a host, and nothing behind.${hint}`,
  )
}
