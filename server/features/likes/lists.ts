import { z } from 'zod'
import * as queries from '../../../db/queries/likes/lists.ts'
import type { MemberContext } from '../../core/context.ts'
import { idSchema } from '../../core/values/ids.ts'
import { type Page, sealedPages, toPage } from '../../core/values/page.ts'
import { countingLimit, total, totalOf } from '../../core/values/total.ts'
import { memberCard, toCard } from '../members/card.ts'
import { memberNotFound } from '../members/refusals.ts'

export { type LikeList, likeLists } from '../../../db/queries/likes/lists.ts'

const pageSize = 24

export const likePages = sealedPages(
  'like position',
  z.object({ newLike: z.boolean(), likedAt: z.coerce.date(), id: idSchema }),
)

/** What the overview shows of each list: a row of cards on a wide screen. */
const headSize = 4

export const likeCard = memberCard.extend({
  /** They like me, and I have not opened their profile since. */
  newLike: z.boolean(),
  /** I like them. With a like received it makes a match. */
  liked: z.boolean(),
})
export type LikeCard = z.infer<typeof likeCard>

const likesHead = z.object({ total, cards: z.array(likeCard) })
/** The beginnings and lengths of the three lists. */
export const likesOverview = z.object({ received: likesHead, given: likesHead, matches: likesHead })
export type LikesOverview = z.infer<typeof likesOverview>

/** The beginnings and lengths of the three lists. */
export async function overview(ctx: MemberContext): Promise<LikesOverview> {
  const [totals, rows] = await Promise.all([
    queries.countLikes(ctx.db, ctx.me.id, countingLimit),
    queries.listLikeHeads(ctx.db, ctx.me.id, headSize),
  ])
  const head = (list: queries.LikeList) => ({
    total: totalOf(totals[list]),
    cards: rows.filter((row) => row.list === list).map((row) => toLikeCard(ctx, row)),
  })
  return { received: head('received'), given: head('given'), matches: head('matches') }
}

/** A page of one list: new likes first, then the latest. A like seen meanwhile may come twice, none is left out. */
export async function list(
  ctx: MemberContext,
  { type, cursor, limit = pageSize }: { type: queries.LikeList; cursor?: queries.LikeCursor | null; limit?: number },
): Promise<Page<LikeCard, queries.LikeCursor>> {
  const rows = await queries.listLikes(ctx.db, ctx.me.id, {
    list: type,
    limit: limit + 1,
    after: cursor ?? undefined,
  })
  return toPage(rows, {
    limit,
    toItem: (row) => toLikeCard(ctx, row),
    placeOf: ({ newLike, likedAt, id }) => ({ newLike, likedAt, id }),
  })
}

/** Of somebody who likes the member: of others it says no more than of nobody. */
export async function card(ctx: MemberContext, memberId: string): Promise<LikeCard> {
  const row = await queries.findReceivedLike(ctx.db, ctx.me.id, memberId)
  if (!row) throw memberNotFound()
  return toLikeCard(ctx, row)
}

export function toLikeCard(ctx: MemberContext, row: queries.LikeRow): LikeCard {
  const { newLike, liked } = row
  return { ...toCard(ctx, row, ctx.now()), newLike, liked }
}
