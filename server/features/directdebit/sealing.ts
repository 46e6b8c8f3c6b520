import type { World } from '../../core/context.ts'
import { keyedHash } from '../../core/crypto/keyed-hash.ts'
import { seal, unseal } from '../../core/crypto/sealed.ts'

type Keyed = Pick<World, 'secret'>
type Sealed = 'iban' | 'phone'

/** What makes two of them the same in the database, and tells nobody without the secret which. */
export const keyOf = ({ secret }: Keyed, what: Sealed, value: string): string =>
  keyedHash(secret, `debtor ${what}`, value)

export const sealOf = ({ secret }: Keyed, what: Sealed, value: string): string => seal(secret, `debtor ${what}`, value)

export const open = ({ secret }: Keyed, what: Sealed, sealed: string): string =>
  unseal(secret, `debtor ${what}`, sealed, what)

export const codeHashOf = ({ secret }: Keyed, codeId: string, code: string): string =>
  keyedHash(secret, 'direct debit code', codeId, code)
