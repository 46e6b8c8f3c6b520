// The metadata of mobile numbers: the smallest set takes any number for valid, also one that gets no message.
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import type { CountryCode } from '../../../../db/reference/countries/codes.ts'
import { accountCountries } from '../../../../db/reference/money/direct-debit.ts'
import { phoneInvalid } from '../refusals.ts'

/** Digits with what people put between them. */
export const longestPhone = 32

/**
 * The mobile number as it is typed, `longestPhone` characters at most, in the form +31612345678; else throws `phone_invalid`.
 * Without a country code it is one of `country`. Only where accounts may be: what a message costs elsewhere draws abuse.
 */
export function phoneOf(typed: string, country: CountryCode): string {
  const phone = parsePhoneNumberFromString(typed, country)
  if (!phone?.isValid() || !accountCountries.some((taken) => taken === phone.country))
    throw phoneInvalid({ field: 'phone' })
  return phone.number
}
