import { useQuery } from '@tanstack/react-query'
import type { Money } from '../../../../db/reference/money/money.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import { type BlockingLimit, limitInTheWayOf, ownLimitsOptions } from '../../packages/own-limit.ts'

/** The member's own limit that is in the way of paying this. None once they have pressed: what is being paid counts as spent. */
export function useLimitInTheWay(price: Money, isPressed: boolean): BlockingLimit | undefined {
  const { data } = useQuery(ownLimitsOptions(useTRPC()))
  return data && !isPressed ? limitInTheWayOf(price, data) : undefined
}
