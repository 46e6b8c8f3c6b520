import { z } from 'zod'
import { isCountryCode } from '../../../db/reference/countries/codes.ts'
import { locales } from '../../core/i18n/locales.ts'
import { php } from '../../core/php/plugin.ts'
import { companySchema, settingsSchema, toPhpCompany, toPhpSettings } from './php-settings.ts'

export const sitesPhp = php()
  .get(
    '/api/settings.php',
    async ({ ctx, query }) => {
      const country = query.country?.toUpperCase() ?? ''
      const settings = toPhpSettings(ctx, isCountryCode(country) ? country : null)
      return { settings, domain_language: settings.domain_language }
    },
    {
      anyone: { landers: 'all' },
      query: z.looseObject({ country: z.string().max(200).optional().catch(undefined) }),
      response: { 200: z.strictObject({ settings: settingsSchema, domain_language: z.enum(locales) }) },
      detail: {
        summary: 'The public settings of the site that answers under this host',
        description:
          'The query is the page’s own: of it, `country` chooses `geoip_selected_country`, and everything else is ignored. ' +
          'The domain is always that of the request’s host.',
      },
    },
  )
  .get(
    '/api/companyinfo.php',
    async ({ ctx: { site } }) => ({ companyinfo: toPhpCompany(site.settings.companyInfo) }),
    {
      anyone: { landers: 'all', cacheFor: 3600 },
      response: { 200: z.strictObject({ companyinfo: companySchema }) },
      detail: { summary: 'The company behind the site' },
    },
  )
