import { recordSeen } from '../../../../db/queries/inspection/claims.ts'
import type { StaffContext } from '../../../core/context.ts'
import { claim, release } from '../claim.ts'
import { approve, refuse, remove } from '../decide.ts'
import type { Removing } from '../rules/decisions.ts'
import { undo } from '../undo.ts'

/** One of the staff at their page, which shows them what they have in hand: a decision goes with the reports that their last look told of the photo. */
export function moderator(ctx: StaffContext) {
  const shown = new Map<string, string[]>()
  const see = (id: string) => recordSeen(ctx.db, id, { staffId: ctx.staff.id, now: ctx.now() })
  return {
    async claim() {
      const claimed = await claim(ctx)
      for (const { id, reports } of claimed.photos) {
        shown.set(id, reports)
        await see(id)
      }
      return claimed
    },
    approve: (id: string) => approve(ctx, id, shown.get(id)),
    remove: (id: string, removing: Removing) => remove(ctx, id, removing, shown.get(id)),
    refuse: (id: string) => refuse(ctx, id),
    async undo(id: string) {
      await undo(ctx, id)
      await see(id)
    },
    release: () => release(ctx),
  }
}
