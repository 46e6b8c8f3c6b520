import { compareMoney, type Money, plus } from '../../../db/reference/money/money.ts'
import type { Outputs, Trpc } from '../../lib/trpc.ts'

export type OwnLimits = Outputs['spendingLimits']['view']
export type BlockingLimit = OwnLimits['limits'][number]

/** What a member lets themselves spend. */
export const ownLimitsOptions = (trpc: Trpc) => trpc.spendingLimits.view.queryOptions()

/** The later ones are in the way for longer. */
const rooms = ['next_period', 'payments_over', 'never'] as const

/** When a limit that is in the way of paying this lets it be paid without being changed: what is under way counts until it is over. */
export function roomFor(price: Money, { limit, pending }: BlockingLimit): (typeof rooms)[number] {
  if (!limit || limit.currency !== price.currency || compareMoney(price, limit) > 0) return 'never'
  return compareMoney(plus(pending, price), limit) > 0 ? 'payments_over' : 'next_period'
}

/** Of a member's own limits (product §17.9) that are in the way of paying this the one that is so longest. One in another currency is, too. */
export function limitInTheWayOf(price: Money, { limits }: OwnLimits): BlockingLimit | undefined {
  const rank = (own: BlockingLimit) => rooms.indexOf(roomFor(price, own))
  const [longest] = limits
    .filter(({ limit, left }) => limit && (limit.currency !== price.currency || (left && left.minor < price.minor)))
    .sort((a, b) => rank(b) - rank(a) || b.until.getTime() - a.until.getTime())
  return longest
}
