import { eq } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { siteHosts, sites } from '../schema/index.ts'

/** The oldest first. */
export async function listSites(db: Db) {
  const rows = await db
    .select({ id: sites.id, settings: sites.settings, createdAt: sites.createdAt, host: siteHosts.host })
    .from(sites)
    .leftJoin(siteHosts, eq(siteHosts.siteId, sites.id))
    .orderBy(sites.createdAt, sites.id, siteHosts.host)
  const found = new Map<string, { id: string; settings: Record<string, unknown>; hosts: string[] }>()
  for (const { id, settings, host } of rows) {
    const site = found.get(id) ?? { id, settings, hosts: [] }
    if (host) site.hosts.push(host)
    found.set(id, site)
  }
  return [...found.values()]
}

export async function insertSite(
  db: Db,
  site: { id: string; settings: Record<string, unknown>; hosts: string[]; createdAt: Date },
): Promise<void> {
  await db.insert(sites).values({ id: site.id, settings: site.settings, createdAt: site.createdAt })
  if (site.hosts.length > 0) await db.insert(siteHosts).values(site.hosts.map((host) => ({ host, siteId: site.id })))
}

/** Changes the settings of one site while nobody else does. Undefined when there is none. */
export function changeSettings(
  db: Db,
  siteId: string,
  change: (settings: Record<string, unknown>) => Record<string, unknown>,
): Promise<Record<string, unknown> | undefined> {
  return db.transaction(async (tx) => {
    const [site] = await tx.select({ settings: sites.settings }).from(sites).where(eq(sites.id, siteId)).for('update')
    if (!site) return undefined
    const settings = change(site.settings)
    await tx.update(sites).set({ settings }).where(eq(sites.id, siteId))
    return settings
  })
}
