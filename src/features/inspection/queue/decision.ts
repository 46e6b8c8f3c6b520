import { type RemovalReason, removalReasons } from '../../../../db/reference/staff/removal-reasons.ts'
import { isForSent } from '../../../../server/features/inspection/rules/reasons.ts'
import type { RouterContext } from '../../../lib/router-context.ts'
import type { Outputs } from '../../../lib/trpc.ts'

type ClaimView = Outputs['inspection']['claim']
export type PhotoToDecide = ClaimView['photos'][number]
export type ModerationQueue = ClaimView['queue']

export type PhotoDecision =
  | { kind: 'approve' }
  | { kind: 'refuse' }
  | { kind: 'remove'; reason: RemovalReason; remark: string }

export interface Decided {
  photo: PhotoToDecide
  at: number
  /** Settles when the server knows, true where it has done it: an undo waits for it. */
  sent: Promise<boolean>
}

/** Sends the reports that were known at the decision: any later report remains open. */
export function sendDecision({ api }: RouterContext, photo: PhotoToDecide, decision: PhotoDecision): Promise<void> {
  const { id: photoId, reports } = photo
  if (decision.kind === 'approve') return api.inspection.approve.mutate({ photoId, reports })
  if (decision.kind === 'refuse') return api.inspection.refuse.mutate({ photoId })
  const { reason, remark } = decision
  return api.inspection.remove.mutate({ photoId, reports, reason, remark })
}

/** For what the photo can be removed, each with its key: the same one whatever the photo. */
export function reasonsFor({ isSent }: PhotoToDecide): { key: string; reason: RemovalReason }[] {
  const all = removalReasons.map((reason, n) => ({ key: `${n + 1}`, reason }))
  return isSent ? all.filter(({ reason }) => isForSent(reason)) : all
}

/** The queue as it is when this one is decided. */
export function queueWithout(queue: ModerationQueue, { objection }: PhotoToDecide): ModerationQueue {
  const which = objection ? 'objections' : 'waiting'
  return { ...queue, [which]: Math.max(0, queue[which] - 1), done: queue.done + 1 }
}
