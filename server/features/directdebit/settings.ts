import { isValidBIC, isValidIBAN } from 'ibantools'
import { validateCreditorID } from 'sepa'
import { z } from 'zod'
import { bookkeepingZone } from '../../../db/reference/money/tax.ts'
import { secretSetting } from '../../core/site/settings.ts'
import { sepaText } from './rules/sepa-text.ts'

/** Who collects: the account that the money comes to, and the id that the scheme knows its owner by. */
const creditor = z
  .object({
    name: z.string().max(70).refine(hasPlainLetters, { message: 'must have Latin letters or digits' }),
    id: z.string().refine(isCreditorId, { message: 'must be a creditor identifier, without blanks' }),
    iban: z.string().refine((value) => isValidIBAN(value), { message: 'must be an IBAN, without blanks' }),
    bic: z.string().refine(isValidBIC, { message: 'must be a BIC' }),
  })
  .refine(({ iban, bic }) => iban.slice(0, 2) === bic.slice(4, 6), { message: 'IBAN and BIC must be of one country' })
export type Creditor = z.infer<typeof creditor>

export const directDebitSettings = {
  /** Without it nobody is offered direct debit. */
  directDebitCreditor: secretSetting(creditor.nullable().default(null)),
  /** In cents: what a member may sign in 30 days, and what may be signed from an account or with a phone. */
  directDebitLimit: secretSetting(z.number().int().min(0).max(10_000_000).default(15_000)),
  /** In cents, in 30 days: what may be signed from an account of which nothing was collected from this member yet. */
  directDebitFirstLimit: secretSetting(z.number().int().min(0).max(10_000_000).default(2_500)),
  /** When the credits come: with the signature, or once no bank returns the collection any more. */
  directDebitCredit: secretSetting(z.enum(['at_once', 'after_collection']).default('at_once')),
  /** Between signing and collecting, at least. The mandate agrees on less than the scheme's fourteen days. */
  directDebitDays: secretSetting(z.number().int().min(2).max(14).default(5)),
}

/** Bank files allow no other letters. */
function hasPlainLetters(name: string): boolean {
  return /[A-Za-z0-9]/.test(sepaText(name, 70))
}

/** The library looks at the check digits alone, and past what is no letter and no digit. */
function isCreditorId(value: string): boolean {
  return /^[A-Z]{2}\d\d[A-Z0-9]{4,31}$/.test(value) && validateCreditorID(value)
}

/** Of files from before it was stored. */
const clock = z.object({ timeZone: z.string().default(bookkeepingZone(null)) })

/** Who collected when a file was made, and the zone of their clock, as stored with it. */
export function readCollector(text: string): { creditor: Creditor; timeZone: string } {
  const stored: unknown = JSON.parse(text)
  return { creditor: creditor.parse(stored), ...clock.parse(stored) }
}

declare module '../../core/site/settings.ts' {
  interface DeclaredSettings extends AsDeclared<typeof directDebitSettings> {}
}
