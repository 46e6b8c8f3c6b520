import type { Tx } from '../../../db/client.ts'
import type { AppEvent } from '../../core/events.ts'
import type { Jobs } from '../../core/jobs/queue.ts'
import { pushNews } from './jobs.ts'
import { isNews } from './rules.ts'

/** Seconds for which a member may see something in an open page before their devices are told; what comes until then is told with it. */
const settling = 5

/** Within the transaction that told the events: has it looked in a moment whether these members are to be notified. */
export async function queuePushes(
  jobs: Jobs,
  tx: Tx,
  told: readonly { memberId: string; event: AppEvent }[],
): Promise<void> {
  const memberIds = new Set(
    told.filter(({ event, memberId }) => isNews(event, memberId)).map(({ memberId }) => memberId),
  )
  for (const memberId of memberIds) await jobs.enqueue(tx, pushNews, { memberId }, settling)
}
