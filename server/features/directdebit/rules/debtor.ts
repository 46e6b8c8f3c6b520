import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import type { CountryCode } from '../../../../db/reference/countries/codes.ts'
import { Refusal } from '../../../core/refusal.ts'
import { inputInvalid } from '../../../core/refusals.ts'
import { debtorFieldLetters, debtorFieldMissing, ibanInvalid, mandateMissing, zipInvalid } from '../refusals.ts'
import { type Iban, ibanOf } from './iban.ts'
import { phoneOf } from './phone.ts'
import { isSepaLike, oneLine } from './sepa-text.ts'
import { textVersion } from './text-version.ts'

/** What the form asks for, as it is typed. */
export interface TypedDebtor {
  holder: string
  iban: string
  street: string
  houseNumber: string
  zip: string
  city: string
  phone: string
  /** Which version of the words was ticked; null where none was. */
  ticked: string | null
}

/** As much as the scheme's fields hold. */
const longest = { holder: 70, street: 70, houseNumber: 16, zip: 16, city: 35 } as const
type TextField = keyof typeof longest

export type Debtor = Pick<TypedDebtor, TextField> & { account: Iban; phone: string }

export interface DebtorRules {
  /** Of phone numbers without a country code, and of the address. */
  country: CountryCode
  /** Accounts to which the money comes: none of them pays. */
  creditorIbans: readonly string[]
}

/** Throws what is wrong with it, all at once, each at its field. */
export function debtorOf(typed: TypedDebtor, { country, creditorIbans }: DebtorRules): Debtor {
  const problems: Refusal[] = []
  const collect = <T>(read: () => T): T | undefined => {
    try {
      return read()
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      problems.push(problem)
      return undefined
    }
  }
  const text = (field: TextField) => collect(() => textOf(field, typed[field])) ?? ''
  const texts = { holder: text('holder') }
  const account = collect(() => accountOf(typed.iban, creditorIbans))
  const zip = collect(() => zipOf(typed.zip, [country, account?.country ?? country])) ?? ''
  const address = { street: text('street'), houseNumber: text('houseNumber'), zip, city: text('city') }
  const phone = collect(() => phoneOf(typed.phone, country))
  if (typed.ticked !== textVersion) problems.push(mandateMissing({ field: 'mandate' }))
  if (!account || !phone || problems.length > 0) throw inputInvalid({ problems })
  return { ...texts, ...address, account, phone }
}

function accountOf(typed: string, creditorIbans: readonly string[]): Iban {
  const account = ibanOf(typed)
  if (creditorIbans.includes(account.iban)) throw ibanInvalid({ field: 'iban', fault: 'creditor' })
  return account
}

function textOf(field: TextField, typed: string): string {
  const text = oneLine(typed)
  if (!/[\p{L}\d]/u.test(text)) throw debtorFieldMissing({ field })
  if (!isSepaLike(text)) throw debtorFieldLetters({ field })
  return text.slice(0, longest[field])
}

/** A postcode of one of these countries: a debtor may live in the account's country or in the one they pay from. */
function zipOf(typed: string, countries: readonly string[]): string {
  const zip = textOf('zip', typed)
  // "D-10115": the country before it is no part of it.
  const bare = zip.toUpperCase().replace(/^[A-Z]{1,2}-/, '')
  const isOf = (country: string) => !postcodeValidatorExistsForCountry(country) || postcodeValidator(bare, country)
  if (!countries.some(isOf)) throw zipInvalid({ field: 'zip', countries: [...new Set(countries)] })
  return zip
}
