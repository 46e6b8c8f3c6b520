import { z } from 'zod'
import { countryCodes } from '../../../db/reference/countries/codes.ts'
import { publicSetting } from '../../core/site/settings.ts'

const country = z.enum(countryCodes)

export const placesSettings = {
  countries: publicSetting(
    z
      .array(country)
      .min(1)
      .default([...countryCodes]),
  ),
  defaultCountry: publicSetting(country.default('NL')),
}

declare module '../../core/site/settings.ts' {
  interface DeclaredSettings extends AsDeclared<typeof placesSettings> {}
}
