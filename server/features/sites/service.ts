import * as queries from '../../../db/queries/sites.ts'
import type { Context, World } from '../../core/context.ts'
import type { SiteSettings } from './settings.ts'

/** What every page may know of the site (the public configuration of specification §3). */
export interface PublicSettings
  extends Pick<
    SiteSettings,
    | 'name'
    | 'domainLanguage'
    | 'offeredLocales'
    | 'countries'
    | 'defaultCountry'
    | 'minAge'
    | 'signups'
    | 'loggedOutSearch'
    | 'loggedOutSearchTrafficsource'
    | 'messageCredits'
    | 'freeMessages'
    | 'messageLength'
    | 'signupMessageLength'
    | 'supportEmail'
    | 'siteEntryPopup'
    | 'siteEntryCountries'
  > {
  /** The visitor's country by their address, where known. */
  visitorCountry: string | null
  /** Local mailbox and one-click log-ins are there to try the product. */
  demo: boolean
}

export function publicSettings({ site, country, isDemo }: Context): PublicSettings {
  const { signupCredits, refundDays, hideAccountExistence, ...known } = site.settings
  const { landerOrigins, landersReadMembers, companyInfo, photoCredits, giftCredits, ...settings } = known
  return { ...settings, visitorCountry: country, demo: isDemo }
}

/** An installation without a site gets one, so that there is something to answer with and for the operator to shape. */
export async function ensureSite({ db, sites, config, now }: World): Promise<void> {
  if ((await queries.listSites(db)).length > 0) return
  const host = config.publicUrl ? new URL(config.publicUrl).hostname : 'localhost'
  await queries.insertSite(db, { id: 'vonk', settings: {}, hosts: [host], createdAt: now() })
  sites.forget()
}
