import { isValidBIC, isValidIBAN } from 'ibantools'
import { validateCreditorID } from 'sepa'
import { z } from 'zod'
import { secretSetting } from '../../core/site/settings.ts'

/** Who collects: the account that the money comes to, and the id that the scheme knows its owner by. */
const creditor = z.object({
  name: z.string().min(1).max(70),
  id: z.string().max(35).refine(validateCreditorID, { message: 'must be a creditor identifier' }),
  iban: z.string().refine((value) => isValidIBAN(value), { message: 'must be an IBAN, without blanks' }),
  bic: z.string().refine(isValidBIC, { message: 'must be a BIC' }),
})
export type Creditor = z.infer<typeof creditor>

export const directDebitSettings = {
  /** Without it nobody is offered direct debit. */
  directDebitCreditor: secretSetting(creditor.nullable().default(null)),
  /** In cents: what a member, and an account, may sign in 30 days. */
  directDebitLimit: secretSetting(z.number().int().min(0).max(10_000_000).default(15_000)),
  /** Between signing and collecting, at least. The mandate agrees on less than the scheme's fourteen days. */
  directDebitDays: secretSetting(z.number().int().min(2).max(14).default(5)),
}

/** What is known of a creditor that was stored, with the file or the setting. */
export const readCreditor = (text: string): Creditor => creditor.parse(JSON.parse(text))

declare module '../../core/site/settings.ts' {
  interface DeclaredSettings extends Declared<typeof directDebitSettings> {}
}
