import { takeLikeToShow } from '../../../db/queries/likes/like.ts'
import { findReceivedLike } from '../../../db/queries/likes/lists.ts'
import type { MemberContext } from '../../core/context.ts'
import { type LikeCard, toLikeCard } from './lists.ts'

/** The newest like that is new and has not been shown large. From now on it has been shown. Null when there is none: none is made up. Of several who ask at once, each gets another one. */
export async function nextToShow(ctx: MemberContext): Promise<LikeCard | null> {
  const fromId = await takeLikeToShow(ctx.db, ctx.me.id, ctx.now())
  const row = fromId && (await findReceivedLike(ctx.db, ctx.me.id, fromId))
  return row ? toLikeCard(ctx, row) : null
}
