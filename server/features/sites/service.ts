import { z } from 'zod'
import * as queries from '../../../db/queries/sites.ts'
import { countryCodes } from '../../../db/reference/countries/codes.ts'
import { ConfigError } from '../../config.ts'
import type { Context, World } from '../../core/context.ts'
import { publicSettings, type SiteSettings } from '../../core/site/settings.ts'

const seller = z.object({
  /** The site's where no company is named. */
  name: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.enum(countryCodes).nullable(),
  /** Number in the Dutch trade register. */
  kvk: z.string(),
  vatNumber: z.string(),
})

/** What every page may know of the site (product §14.1): its public settings, and facts about the visitor. */
export const publicConfiguration = z.intersection(
  publicSettings,
  z.object({
    /** The visitor's country by their address, where known. */
    visitorCountry: z.string().nullable(),
    /** Local mailbox and one-click log-ins are there to try the product. */
    demo: z.boolean(),
    /** The seller (product §14.2). */
    seller,
  }),
)
type PublicConfiguration = z.infer<typeof publicConfiguration>

export const configurationOf = ({ site, country, isDemo }: Context): PublicConfiguration => ({
  ...site.settings,
  visitorCountry: country,
  demo: isDemo,
  seller: sellerOf(site.settings),
})

/** As receipts name them. */
function sellerOf({ companyInfo, name }: SiteSettings): z.infer<typeof seller> {
  const { address, city, country, kvk, vatNumbers } = companyInfo
  return { name: companyInfo.name || name, address, city, country, kvk, vatNumber: vatNumbers[0] ?? '' }
}

/**
 * Creates a site in an installation that has none, so that there is one to serve and to configure. Throws `ConfigError`
 * if the default site does not exist.
 */
export async function ensureSite({ db, sites, config, now }: Founding): Promise<void> {
  const known = (await queries.listSites(db)).map(({ id }) => id)
  const ids = known.length > 0 ? known : [await openSite({ db, sites, config, now })]
  if (config.defaultSite === undefined || ids.includes(config.defaultSite)) return
  throw new ConfigError(`DEFAULT_SITE: there is no ${config.defaultSite}. The sites: ${ids.join(', ')}`)
}

type Founding = Pick<World, 'db' | 'sites' | 'config' | 'now'>

async function openSite({ db, sites, config, now }: Founding): Promise<string> {
  const host = config.publicUrl ? new URL(config.publicUrl).hostname : 'localhost'
  const id = 'vonk'
  await queries.insertSite(db, { id, settings: {}, hosts: [host], createdAt: now() })
  sites.forget()
  return id
}
