import { z } from 'zod'
import { isCountryCode } from '../../../db/reference/countries.ts'
import { locales } from '../../core/i18n/locales.ts'
import { publicPath } from '../../core/php/path.ts'
import { companySchema, settingsSchema, toPhpCompany, toPhpSettings } from './php-settings.ts'

export const sitesPhp = [
  publicPath({
    path: '/api/settings.php',
    method: 'GET',
    summary: 'The public settings of the site that answers under this host',
    landers: 'all',
    description:
      'The query is the page’s own: of it, `country` chooses `geoip_selected_country`, and everything else is ignored. ' +
      'The domain is always that of the request’s host.',
    query: z.looseObject({ country: z.string().max(200).optional().catch(undefined) }),
    answer: z.strictObject({ settings: settingsSchema, domain_language: z.enum(locales) }),
    respond: (ctx, { query }) => {
      const country = query.country?.toUpperCase() ?? ''
      const settings = toPhpSettings(ctx, isCountryCode(country) ? country : null)
      return { settings, domain_language: settings.domain_language }
    },
  }),
  publicPath({
    path: '/api/companyinfo.php',
    method: 'GET',
    summary: 'The company behind the site',
    landers: 'all',
    cacheFor: 3600,
    answer: z.strictObject({ companyinfo: companySchema }),
    respond: ({ site }) => ({ companyinfo: toPhpCompany(site.settings.companyInfo) }),
  }),
]
