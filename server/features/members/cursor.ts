import type { SearchPosition } from '../../../db/queries/search.ts'
import { seal, unseal } from '../../core/crypto/sealed.ts'
import { inputInvalid } from '../../core/refusals.ts'

const purpose = 'search position'

/** Where the next page begins, for a browser to hand back. Sealed: what it says is no matter of the browser's. */
export function sealPosition(secret: string, { slot, key, memberId }: SearchPosition): string {
  return seal(secret, purpose, `${slot} ${key} ${memberId}`)
}

/** Throws `input_invalid` for what we have not sealed, and for what an earlier version has. */
export function unsealPosition(secret: string, cursor: string): SearchPosition {
  const [slot, key, memberId, ...more] = unseal(secret, purpose, cursor, 'cursor').split(' ')
  if (memberId === undefined || more.length > 0) throw inputInvalid({ field: 'cursor' })
  return { slot: Number(slot), key: Number(key), memberId }
}
