/** Why an account or a phone takes no direct debit any more. */
export const debtBlocks = ['returned', 'operator'] as const
export type DebtBlock = (typeof debtBlocks)[number]

/**
 * Where accounts may be: the countries of the European Economic Area, in which an account of any country must be taken
 * (Regulation (EU) 260/2012, article 9). Accounts elsewhere in SEPA need a structured address in the file, and no law asks for
 * them.
 */
export const accountCountries = [
  ...[
    'AT',
    'BE',
    'BG',
    'CY',
    'CZ',
    'DE',
    'DK',
    'EE',
    'ES',
    'FI',
    'FR',
    'GR',
    'HR',
    'HU',
    'IE',
    'IS',
    'IT',
    'LI',
    'LT',
    'LU',
  ],
  ...['LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
] as const

/**
 * The reasons (ISO 20022, external return and reversal codes) after which an account is not asked again: the debtor or the
 * bank says that nothing may be collected there. One that was merely empty (AM04) may be.
 */
export const endingReasons = ['AC01', 'AC04', 'AC06', 'AG01', 'MD01', 'MD06', 'MD07', 'MS02', 'SL01'] as const
