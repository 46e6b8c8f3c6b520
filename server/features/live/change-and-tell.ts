import type { Db } from '../../../db/client.ts'
import { retrying } from '../../../db/retrying.ts'
import type { Context } from '../../core/context.ts'
import type { AppEvent } from '../../core/events.ts'
import type { Envelope } from '../../core/live/bus.ts'
import { recordEvents } from './service.ts'

export interface Told {
  memberId: string
  event: AppEvent
}

/**
 * What a change came to, and who is told of it. Where nothing was left to do: who was told the first time. The answer was
 * lost then, and so may be the envelopes, so that their screens are made to look.
 */
export type Change<T> = { result: T } & ({ events: Told[] } | { toldBefore: string[] })

/**
 * Runs a change in a transaction of its own and tells of it after the commit. The change may run again where the
 * database has undone it or the line broke, so doing it twice must be the same as doing it once.
 */
export async function changeAndTell<T>(ctx: Context, change: (tx: Db) => Promise<Change<T>>): Promise<T> {
  const run = () =>
    ctx.db.transaction(async (tx) => {
      const made = await change(tx)
      const envelopes = 'events' in made ? await recordEvents(tx, made.events, ctx.now()) : looksOf(made.toldBefore)
      return { result: made.result, envelopes }
    })
  const { result, envelopes } = await retrying(run, { idempotent: true })
  ctx.bus.publish(envelopes)
  return result
}

/** Makes the open screens of these members look whether they have missed something, and whether they are still logged in. */
export function tellToLook({ bus }: Pick<Context, 'bus'>, memberIds: string[]): void {
  if (memberIds.length > 0) bus.publish(looksOf(memberIds))
}

const looksOf = (memberIds: string[]) => memberIds.map((memberId): Envelope => ({ memberId, gap: true }))
