import { m } from '~words'
import { conflict, invalid, missing } from '../../core/refusal.ts'
import type { PhotoSize } from './rules/size.ts'

export const photoLimitReached = conflict('photo_limit_reached', ({ limit }: { limit: number }) =>
  m.photos_refusal_limit({ limit }),
)
/** Neither JPEG, PNG nor WebP, or none that can be read to its end. */
export const photoUnreadable = invalid('photo_unreadable', () => m.photos_refusal_unreadable())
/** More bytes or more pixels than we take. */
export const photoTooLarge = invalid('photo_too_large', () => m.photos_refusal_too_large())
/** The photo has fewer pixels than a card needs. The message says how many it needs. */
export const photoTooSmall = invalid('photo_too_small', ({ width, height }: PhotoSize) =>
  m.photos_refusal_too_small({ width, height }),
)
/** It is one that the inspection has removed. */
export const photoRemovedBefore = conflict('photo_removed_before', () => m.photos_refusal_removed_before())
export const photoNotFound = missing('photo_not_found', () => m.photos_refusal_not_found())
