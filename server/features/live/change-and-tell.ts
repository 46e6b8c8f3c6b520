import type { Db } from '../../../db/client.ts'
import { retrying } from '../../../db/retrying.ts'
import type { Telegram } from '../../core/bus.ts'
import type { Context } from '../../core/context.ts'
import type { LiveEvent } from './events.ts'
import { recordEvents } from './service.ts'

/** What a change came to, and who is told of it. */
export interface Change<T> {
  result: T
  events: { memberId: string; event: LiveEvent }[]
  /** Where there is nothing left to do: who was told the first time. The answer was lost, and so may be the telegrams. */
  toldBefore?: string[]
}

/**
 * Runs a change in a transaction of its own and tells of it after the commit. The change may run again where the
 * database has undone it or the line broke, so doing it twice must be the same as doing it once.
 */
export async function changeAndTell<T>(ctx: Context, change: (tx: Db) => Promise<Change<T>>): Promise<T> {
  const run = () =>
    ctx.db.transaction(async (tx) => {
      const { result, events, toldBefore = [] } = await change(tx)
      const looks = toldBefore.map((memberId): Telegram => ({ memberId, gap: true }))
      return { result, telegrams: [...(await recordEvents(tx, events, ctx.now())), ...looks] }
    })
  const { result, telegrams } = await retrying(run, { idempotent: true })
  ctx.bus.publish(telegrams)
  return result
}
