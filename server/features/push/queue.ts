import type { Tx } from '../../../db/client.ts'
import type { AppEvent } from '../../core/events.ts'
import type { Jobs } from '../../core/jobs/queue.ts'
import { pushNews } from './jobs.ts'
import { isNews } from './rules.ts'

/** Seconds before a push: the member may see the event in an open page first. Events of that time share one push. */
const settling = 5

/** Enqueues a check whether to push to these members, in the transaction that writes the events. */
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
