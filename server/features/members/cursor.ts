import type { SearchPosition } from '../../../db/queries/search.ts'
import { seal, unseal } from '../../core/sealed.ts'

const purpose = 'search position'

/** Where the next page begins, for a browser to hand back. Sealed: it tells to the millisecond when somebody was here. */
export function sealPosition(secret: string, { lastActiveAt, memberId }: SearchPosition): string {
  return seal(secret, purpose, `${lastActiveAt.getTime()} ${memberId}`)
}

/** Throws `input_invalid` for what we have not sealed. */
export function unsealPosition(secret: string, cursor: string): SearchPosition {
  const [moment = '', memberId = ''] = unseal(secret, purpose, cursor, 'cursor').split(' ')
  return { lastActiveAt: new Date(Number(moment)), memberId }
}
