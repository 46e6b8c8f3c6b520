import type { Db } from '../../../db/client.ts'
import { listSites } from '../../../db/queries/sites.ts'
import { tryAgainLater } from '../refusals.ts'
import { type Hosting, siteAt } from './hosts.ts'
import { readSettings } from './read-settings.ts'
import type { Site } from './settings.ts'

/** How long a change of an operator may take to show, in milliseconds. */
const freshness = 10_000

type ErrorLog = { error(facts: object, message: string): void }

export interface SiteDirectory {
  /** The site that answers under this host (with or without port), if one does. */
  find(host: string): Promise<Site | undefined>
  /** The same where it is known that one does; throws `try_again_later` where there is none (any more). */
  of(host: string): Promise<Site>
  byId(id: string): Promise<Site>
  all(): Promise<Site[]>
  forget(): void
}

/**
 * Keeps the sites in memory, because every request needs one. While the database is away the last ones are good, and so
 * are the last settings of a site whose new ones are not.
 */
export function createSiteDirectory(db: Db, clock: () => Date, log: ErrorLog, hosting: Hosting): SiteDirectory {
  let known: { sites: Site[]; readAt: number } | undefined
  const reported = new Map<string, string>()
  let reading: Promise<Site[]> | undefined

  async function read(): Promise<Site[]> {
    const rows = await listSites(db)
    const before = known?.sites ?? []
    const sites = rows.map(({ id, hosts, settings: stored }) => {
      const { settings, unreadable } = readSettings(stored, before.find((site) => site.id === id)?.settings)
      report(id, unreadable)
      return { id, hosts, settings }
    })
    known = { sites, readAt: clock().getTime() }
    return sites
  }

  /** Once per change: the sites are read every few seconds. */
  function report(site: string, unreadable: string[]): void {
    const names = unreadable.join()
    if (names && names !== reported.get(site))
      log.error({ site, settings: unreadable }, 'settings of a site cannot be read')
    reported.set(site, names)
  }

  async function all(): Promise<Site[]> {
    if (known && clock().getTime() - known.readAt < freshness) return known.sites
    reading ??= read().finally(() => {
      reading = undefined
    })
    return known ? reading.catch(() => known?.sites ?? []) : reading
  }

  const find = async (host: string) => siteAt(await all(), host, hosting)

  return {
    find,
    async of(host) {
      const site = await find(host)
      if (!site) throw tryAgainLater()
      return site
    },
    all,
    async byId(id) {
      const site = (await all()).find((candidate) => candidate.id === id)
      if (!site) throw tryAgainLater()
      return site
    },
    forget() {
      known = undefined
    },
  }
}
