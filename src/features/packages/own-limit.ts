import type { Money } from '../../../db/reference/money/money.ts'
import type { Outputs, Trpc } from '../../lib/trpc.ts'

export type OwnLimits = Outputs['spendingLimits']['view']
export type OwnLimit = OwnLimits['limits'][number]

/** What a member lets themselves spend. */
export const ownLimitsOptions = (trpc: Trpc) => trpc.spendingLimits.view.queryOptions()

/** The first of a member's own limits (product §17.9) that is in the way of paying this. One in another currency is, too. */
export const limitInTheWayOf = (price: Money, { limits }: OwnLimits): OwnLimit | undefined =>
  limits.find(({ limit, left }) => limit && (limit.currency !== price.currency || (left && left.minor < price.minor)))
