import { forgetSavedMethod } from '../../../db/queries/saved-methods/methods.ts'
import type { MemberContext } from '../../core/context.ts'
import { changeAndTell } from '../live/change-and-tell.ts'

/**
 * Nothing is charged to it any more from now on; its provider is told within a minute or two (product §17.16). What is not there,
 * or somebody else's, stays as it is.
 */
export async function forget(ctx: MemberContext, id: string): Promise<void> {
  const { me } = ctx
  await changeAndTell(ctx, async (tx) => {
    if (!(await forgetSavedMethod(tx, me.id, id, ctx.now()))) return { result: undefined, gapFor: [me.id] }
    return { result: undefined, events: [{ memberId: me.id, event: { type: 'saved_methods' as const } }] }
  })
}
