import type { Creditor } from '../settings.ts'

export const creditor: Creditor = {
  name: 'Vonk BV',
  id: 'NL22ZZZ000000000000',
  iban: 'NL02ABNA0123456789',
  bic: 'ABNANL2A',
}
