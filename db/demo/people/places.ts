import { citiesOf } from '../../reference/cities.ts'
import type { CountryCode } from '../../reference/countries/codes.ts'
import { type RegionCode, regionsOf } from '../../reference/regions.ts'
import { pickWeighted, type Random } from '../random.ts'
import type { NameLanguage } from '../words/names.ts'

export type WrittenLanguage = 'nl' | 'de' | 'en'

export interface HomeTown {
  country: CountryCode
  region: RegionCode
  city: string
}

/** Roughly by inhabitants; regions that are not named here weigh 3. In Belgium the demo lives in the north. */
const regionWeights: Record<string, number> = {
  'NL-ZH': 21,
  'NL-NH': 17,
  'NL-NB': 15,
  'NL-GE': 12,
  'NL-UT': 8,
  'NL-OV': 7,
  'NL-LI': 6,
  'NL-FR': 4,
  'NL-GR': 4,
  'NL-DR': 3,
  'NL-FL': 3,
  'NL-ZE': 2,
  'BE-VAN': 19,
  'BE-VOV': 15,
  'BE-VWV': 12,
  'BE-VBR': 12,
  'BE-VLI': 9,
  'BE-BRU': 6,
  'BE-WBR': 0,
  'BE-WHT': 0,
  'BE-WLG': 0,
  'BE-WLX': 0,
  'BE-WNA': 0,
  'DE-NW': 18,
  'DE-BY': 13,
  'DE-BW': 11,
  'DE-NI': 9,
  'DE-HE': 6,
  'DE-BE': 6,
}

export function choosePlace(random: Random, country: CountryCode): HomeTown {
  const weights = Object.fromEntries(regionsOf(country).map(({ code }) => [code, regionWeights[code] ?? 3]))
  const region = pickWeighted(random, weights) as RegionCode
  // The best known come first, and most people live there.
  const cities = Object.fromEntries(citiesOf(region).map(({ name }, i) => [name, 1 / (i + 1.5)]))
  return { country, region, city: pickWeighted(random, cities) }
}

export function nameLanguageOf(country: CountryCode): NameLanguage {
  switch (country) {
    case 'NL':
    case 'BE':
      return 'nl'
    case 'DE':
    case 'AT':
    case 'CH':
      return 'de'
    case 'FR':
      return 'fr'
    case 'IT':
      return 'it'
    case 'ES':
      return 'es'
    case 'PL':
      return 'pl'
    default:
      return 'en'
  }
}

export function writtenLanguageOf(country: CountryCode): WrittenLanguage {
  const language = nameLanguageOf(country)
  return language === 'nl' || language === 'de' ? language : 'en'
}
