import type { Tx } from '../../../db/client.ts'
import { changeWithEvents, type NewEvent } from '../../../db/queries/live.ts'
import { retrying } from '../../../db/retrying.ts'
import type { Context } from '../../core/context.ts'
import type { AppEvent } from '../../core/events.ts'
import type { BusMessage } from '../../core/live/bus.ts'
import { queuePushes } from '../push/queue.ts'

export interface MemberEvent {
  memberId: string
  event: AppEvent
}

/**
 * What a change came to, and who is told of it. Where nothing was left to do, `gapFor`: who was told the first time, and is not
 * again. The answer was lost then, and so may be the envelopes, so that their screens are made to look.
 */
export type CommittedChange<T> = { result: T } & ({ events: MemberEvent[]; gapFor?: string[] } | { gapFor: string[] })

/**
 * Runs a change in a transaction of its own and tells of it after the commit. The change may run again where the
 * database has undone it or the line broke, so doing it twice must be the same as doing it once.
 */
export async function changeAndTell<T>(
  ctx: Pick<Context, 'db' | 'bus' | 'now' | 'jobs'>,
  change: (tx: Tx) => Promise<CommittedChange<T>>,
): Promise<T> {
  const work = async (tx: Tx) => {
    const made = await change(tx)
    return { result: made, events: 'events' in made ? made.events.map(stored) : [], now: ctx.now() }
  }
  const run = () =>
    changeWithEvents(ctx.db, work, async (tx, made, written) => {
      const events = 'events' in made ? made.events : []
      await queuePushes(
        ctx.jobs,
        tx,
        events.filter((_, n) => written[n]?.isPushed),
      )
    })
  const { result: made, seqs } = await retrying(run, { idempotent: true })
  ctx.bus.publish('events' in made ? envelopesOf(made.events, seqs) : [])
  signalGap(ctx, made.gapFor ?? [])
  return made.result
}

const stored = ({ memberId, event: { type, ...data } }: MemberEvent): NewEvent => ({ memberId, type, data })

const envelopesOf = (events: MemberEvent[], seqs: number[]) =>
  events.map((told, i): BusMessage => ({ ...told, seq: seqs[i] as number }))

/** Makes the open screens of these members look whether they have missed something, and whether they are still logged in. */
export function signalGap({ bus }: Pick<Context, 'bus'>, memberIds: string[]): void {
  if (memberIds.length > 0) bus.publish(gapsFor(memberIds))
}

const gapsFor = (memberIds: string[]) => memberIds.map((memberId): BusMessage => ({ memberId, gap: true }))
