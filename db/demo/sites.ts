import { usualPackages } from '../reference/money/packages.ts'

/** One legal person sells and collects. */
const seller = 'Vonk B.V. (demonstratie)'

/** Who collects by direct debit, in files that nobody hands to a bank: an account and an id of examples. */
export const directDebitCreditor = {
  name: seller,
  id: 'NL22ZZZ000000000000',
  iban: 'NL02ABNA0123456789',
  bic: 'ABNANL2A',
}

/** The company named on receipts. No register has issued these numbers. */
const companyInfo = {
  name: seller,
  address: 'Voorbeeldstraat 1',
  city: '1000 AA Amsterdam',
  country: 'NL' as const,
  kvk: '00000000',
  vatNumbers: ['NL000000000B00'] as const,
  deleteDiscount: 20,
}

/** As far as the return of the one-stop shop goes. */
const taxAreas = ['EU'] as const

/** In cents: nothing is collected there, and the popular bundle is to be tried by direct debit. */
const directDebitFirstLimit = 5_000

/** The demo's brands; `settings` as in server/settings.ts. The first answers under every other host. */
export const demoSites = [
  {
    id: 'vonk',
    hosts: ['localhost'],
    settings: { name: 'Vonk', companyInfo, taxAreas, directDebitCreditor, directDebitFirstLimit },
    members: 1080,
  },
  {
    id: 'gloed',
    hosts: ['vonk2.localhost'],
    settings: {
      ...{ name: 'Gloed', countries: ['NL', 'BE'], companyInfo, taxAreas, directDebitCreditor, directDebitFirstLimit },
      packages: { ...usualPackages, countries: { BE: { p0: 1049, p2: 4999 } } },
    },
    members: 160,
  },
] as const
