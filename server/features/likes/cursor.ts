import type { LikeCursor } from '../../../db/queries/like-lists.ts'
import { seal, unseal } from '../../core/crypto/sealed.ts'

const purpose = 'like position'

/** Where the next page begins, for a browser to hand back. Sealed: it tells to the millisecond when somebody was here. */
export function sealLike(secret: string, { newLike, likedAt, id }: LikeCursor): string {
  return seal(secret, purpose, `${Number(newLike)} ${likedAt.getTime()} ${id}`)
}

/** Throws `input_invalid` for what we have not sealed. */
export function unsealLike(secret: string, cursor: string): LikeCursor {
  const [newLike, likedAt, id = ''] = unseal(secret, purpose, cursor, 'cursor').split(' ')
  return { newLike: newLike === '1', likedAt: new Date(Number(likedAt)), id }
}
