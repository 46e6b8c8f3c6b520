import { z } from 'zod'
import { citiesOf } from '../../../db/reference/cities.ts'
import { countryCodes } from '../../../db/reference/countries/codes.ts'
import { regionsOf } from '../../../db/reference/regions.ts'
import { php } from '../../core/php/plugin.ts'
import { geocode } from './geocode.ts'
import { geocodeLimit } from './limits.ts'

const region = z.strictObject({
  id: z.string().meta({ description: 'ISO 3166-2' }),
  name: z.string(),
  cities: z.array(z.string()),
})

const place = z.strictObject({ country: z.enum(countryCodes), region: z.string(), city: z.string() })

const degrees = (limit: number) =>
  z
    .string()
    .max(30)
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/)
    .transform(Number)
    .refine((value) => Math.abs(value) <= limit)

export const placesPhp = php()
  .get(
    '/api/regions.php',
    async ({ ctx: { site } }) => ({
      regions: Object.fromEntries(
        site.settings.countries.map((country) => [
          country,
          regionsOf(country).map(({ code, name }) => ({
            id: code,
            name,
            cities: citiesOf(code).map((city) => city.name),
          })),
        ]),
      ),
    }),
    {
      anyone: { landers: 'all', cacheFor: 3600 },
      response: { 200: z.strictObject({ regions: z.partialRecord(z.enum(countryCodes), z.array(region)) }) },
      detail: {
        summary: 'The regions of the site’s countries, with the best known of the places that one can live in',
      },
    },
  )
  .get(
    '/api/geocode.php',
    async ({ ctx, query: { lat, lon } }) => ({
      result: (await geocode(ctx, { latitude: lat, longitude: lon })) ?? (false as const),
    }),
    {
      anyone: { landers: 'all', limit: geocodeLimit },
      query: z.object({ lat: degrees(90), lon: degrees(180) }),
      response: { 200: z.strictObject({ result: z.union([place, z.literal(false)]) }) },
      detail: {
        summary: 'The place around a position',
        description:
          'The position is taken to a grid of at least a kilometre before anything is looked up, and is not kept. `result` ' +
          'is false where the site has no place.',
      },
    },
  )
