import { m } from '~words'
import { conflict } from '../../core/refusal.ts'

export const swipeLikesUsedUp = conflict('swipe_likes_used_up', ({ limit }: { limit: number }) =>
  m.swipe_refusal_used_up({ limit }),
)
