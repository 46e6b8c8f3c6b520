import type { Context } from '../../core/context.ts'
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

export function publicSettings({ site, country, config }: Context): PublicSettings {
  const { signupCredits: _, refundDays: __, hideAccountExistence: ___, ...settings } = site.settings
  return { ...settings, visitorCountry: country, demo: config.demo }
}
