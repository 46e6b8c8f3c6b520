import { m } from '~words'
import { countryName } from '../../../db/reference/countries/name.ts'
import type { Money } from '../../../db/reference/money/money.ts'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { getLocale } from '../../../i18n/paraglide/runtime.js'
import { conflict, invalid, limited, missing } from '../../core/refusal.ts'
import { waitInWords } from '../../core/values/wait.ts'

/** What is wrong with an account number. */
export type IbanFault = 'form' | 'length' | 'checksum' | 'country' | 'creditor'

const ibanWords: Record<IbanFault, () => string> = {
  form: m.directdebit_refusal_iban_form,
  length: m.directdebit_refusal_iban_length,
  checksum: m.directdebit_refusal_iban_checksum,
  country: m.directdebit_refusal_iban_country,
  creditor: m.directdebit_refusal_iban_creditor,
}

export const ibanInvalid = invalid('iban_invalid', ({ fault }: { fault: IbanFault }) => ibanWords[fault]())
export const phoneInvalid = invalid('phone_invalid', () => m.directdebit_refusal_phone_invalid())
export const debtorFieldMissing = invalid('debtor_field_missing', ({ field }: { field: string }) =>
  m.directdebit_refusal_field_missing({ field }),
)
/** The banks' files know Latin letters alone. */
export const debtorFieldLetters = invalid('debtor_field_letters', () => m.directdebit_refusal_field_letters())
export const zipInvalid = invalid('zip_invalid', ({ countries }: { countries: readonly string[] }) => {
  const names = countries.map((country) => countryName(country, getLocale()))
  return m.directdebit_refusal_zip({ country: new Intl.ListFormat(getLocale(), { type: 'disjunction' }).format(names) })
})
export const mandateMissing = invalid('mandate_missing', () => m.directdebit_refusal_mandate_missing())

export const ibanBlocked = conflict('iban_blocked', () => m.directdebit_refusal_iban_blocked())
export const phoneBlocked = conflict('phone_blocked', () => m.directdebit_refusal_phone_blocked())
export const directDebitLimitReached = conflict('direct_debit_limit_reached', () => m.directdebit_refusal_limit())
/** Nothing was collected from the account yet: so much more may be signed from it now. */
export const directDebitFirstLimitReached = conflict(
  'direct_debit_first_limit_reached',
  ({ limit, left }: { limit: Money; left: Money }) =>
    m.directdebit_refusal_first_limit({ limit: moneyWords(limit, getLocale()), left: moneyWords(left, getLocale()) }),
)
/** It has been signed, cancelled, or waited for too long. */
export const directDebitClosed = conflict('direct_debit_closed', () => m.directdebit_refusal_closed())
export const directDebitNotFound = missing('direct_debit_not_found', () => m.directdebit_refusal_not_found())

export const smsCodeIncomplete = invalid('sms_code_incomplete', () => m.directdebit_refusal_code_incomplete())
export const smsCodeInvalid = invalid('sms_code_invalid', ({ left }: { left: number }) =>
  m.directdebit_refusal_code_invalid({ left }),
)
export const smsCodeTooOld = invalid('sms_code_too_old', () => m.directdebit_refusal_code_too_old())
/** Five times wrong. */
export const smsCodeSpent = invalid('sms_code_spent', () => m.directdebit_refusal_code_spent())
export const smsCodeTooSoon = limited('sms_code_too_soon', ({ retryAfter }: { retryAfter: number }) =>
  m.directdebit_refusal_code_too_soon({ wait: waitInWords(retryAfter) }),
)
export const smsCodesUsedUp = limited('sms_codes_used_up', () => m.directdebit_refusal_codes_used_up())
