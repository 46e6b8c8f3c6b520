import { lockMembers } from '../../../db/queries/locks/members.ts'
import { forgetSavedMethod } from '../../../db/queries/saved-methods/methods.ts'
import type { MemberContext } from '../../core/context.ts'
import { changeAndTell } from '../live/change-and-tell.ts'

/**
 * Removes a saved method. Only orders placed before are still charged to it. Its provider is notified within a minute
 * or two (product §17.16). An unknown method, or another member's, stays as it is.
 */
export async function forget(ctx: MemberContext, id: string): Promise<void> {
  const { me } = ctx
  await changeAndTell(ctx, async (tx) => {
    const forgotten = { memberId: me.id, id, forgottenAt: ctx.now() }
    if (!(await forgetSavedMethod(tx, await lockMembers(tx, [me.id]), forgotten)))
      return { result: undefined, gapFor: [me.id] }
    return { result: undefined, events: [{ memberId: me.id, event: { type: 'saved_methods' as const } }] }
  })
}
