/** Who collects by direct debit, in files that nobody hands to a bank: an account and an id of examples. */
const directDebitCreditor = {
  name: 'Vonk (demo)',
  id: 'NL22ZZZ000000000000',
  iban: 'NL02ABNA0123456789',
  bic: 'ABNANL2A',
}

/** The demo's brands; `settings` as in server/settings.ts. The first answers under every other host. */
export const demoSites = [
  { id: 'vonk', hosts: ['localhost'], settings: { directDebitCreditor }, members: 1080 },
  {
    id: 'gloed',
    hosts: ['vonk2.localhost'],
    settings: { name: 'Gloed', countries: ['NL', 'BE'], directDebitCreditor },
    members: 160,
  },
] as const
