import { useQuery } from '@tanstack/react-query'
import { swipeLikesADay } from '../../../../server/features/swipe/rules/likes.ts'
import { browsersZone } from '../../../lib/session/browsers-zone.ts'
import { type Outputs, useTRPC } from '../../../lib/trpc.ts'

export type ShownToday = Outputs['swipe']['today']

/** Milliseconds: clocks differ, and a question that comes too early is asked again. */
const soonest = 5000
const longestTimer = 2 ** 31 - 1

/** The likes of the day; when it ends they are asked for again. */
export function useToday() {
  const trpc = useTRPC()
  return useQuery(
    trpc.swipe.today.queryOptions(browsersZone(), {
      refetchInterval: ({ state: { data } }) =>
        data && data.likesLeft < swipeLikesADay
          ? Math.min(Math.max(data.endsAt.getTime() - Date.now(), soonest), longestTimer)
          : false,
    }),
  )
}
