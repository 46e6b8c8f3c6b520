import { m } from '~words'
import type { Outputs } from '../../lib/trpc.ts'

export type LastActive = Outputs['members']['get']['lastActive']

const words: Record<LastActive, () => string> = {
  today: m.search_active_today,
  yesterday: m.search_active_yesterday,
  this_week: m.search_active_this_week,
  this_month: m.search_active_this_month,
  earlier: m.search_active_earlier,
}

export function activityWord(lastActive: LastActive): string {
  return words[lastActive]()
}
