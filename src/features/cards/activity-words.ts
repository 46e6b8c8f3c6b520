import { m } from '~words'
import type { Outputs } from '../../lib/trpc.ts'

export type ShownLastActive = Outputs['members']['get']['lastActive']

const words: Record<ShownLastActive, () => string> = {
  today: m.search_active_today,
  yesterday: m.search_active_this_week,
  this_week: m.search_active_this_week,
  this_month: m.search_active_earlier,
  earlier: m.search_active_earlier,
}

/** In three steps: today, this week, longer ago. */
export function activityWord(lastActive: ShownLastActive): string {
  return words[lastActive]()
}

/** As many as are in view at first: a list does not change its mind when it grows. */
const decisive = 24

/** Whether everybody at the head of a list was here today: there it tells nothing, and only who was not says so. */
export const isTodayUsual = (members: readonly { lastActive: ShownLastActive }[]): boolean =>
  members.slice(0, decisive).every(({ lastActive }) => lastActive === 'today')
