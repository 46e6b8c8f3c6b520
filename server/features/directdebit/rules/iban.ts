import { electronicFormatIBAN, extractIBAN, ValidationErrorsIBAN as Fault, validateIBAN } from 'ibantools'
import { accountCountries } from '../../../../db/reference/money/direct-debit.ts'
import { type IbanFault, ibanInvalid } from '../refusals.ts'

/** The longest there is has 34; people write it in groups. */
export const longestIban = 64

export interface Iban {
  /** Capitals and digits alone. */
  iban: string
  country: string
  /** The last four. */
  end: string
}

/** The account as it is typed, `longestIban` characters at most; else throws `iban_invalid` with what is wrong. */
export function ibanOf(typed: string): Iban {
  const iban = electronicFormatIBAN(typed.toUpperCase()) ?? ''
  const fault = faultOf(iban)
  if (fault) throw ibanInvalid({ field: 'iban', fault })
  const { countryCode = '' } = extractIBAN(iban)
  if (!isTaken(countryCode)) throw ibanInvalid({ field: 'iban', fault: 'country' })
  return { iban, country: countryCode, end: iban.slice(-4) }
}

function faultOf(iban: string): IbanFault | undefined {
  const { valid, errorCodes } = validateIBAN(iban)
  if (valid) return undefined
  if (errorCodes.includes(Fault.NoIBANProvided) || errorCodes.includes(Fault.NoIBANCountry)) return 'form'
  if (errorCodes.includes(Fault.WrongBBANLength)) return 'length'
  const isDigits =
    errorCodes.includes(Fault.WrongIBANChecksum) || errorCodes.includes(Fault.WrongAccountBankBranchChecksum)
  return isDigits && !errorCodes.includes(Fault.WrongBBANFormat) ? 'checksum' : 'form'
}

const isTaken = (country: string) => accountCountries.some((taken) => taken === country)
