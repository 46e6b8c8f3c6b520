import { recordSeen } from '../../../../db/queries/inspection/claims.ts'
import type { StaffContext } from '../../../core/context.ts'
import { claim, release } from '../claim.ts'
import { approve, refuse, remove } from '../decide.ts'
import type { Removing } from '../rules/decisions.ts'
import { undo } from '../undo.ts'

/** Claims as their page does, which then shows each picture. */
export async function claimAndSee(ctx: StaffContext): ReturnType<typeof claim> {
  const claimed = await claim(ctx)
  for (const { id } of claimed.photos) await see(ctx, id)
  return claimed
}

const see = (ctx: StaffContext, id: string) => recordSeen(ctx.db, id, { staffId: ctx.staff.id, now: ctx.now() })

/** One of the staff at their page, which shows them what they have in hand: a decision goes with the reports that their last look told of the photo. */
export function moderator(ctx: StaffContext) {
  const shown = new Map<string, string[]>()
  return {
    async claim() {
      const claimed = await claimAndSee(ctx)
      for (const { id, reports } of claimed.photos) shown.set(id, reports)
      return claimed
    },
    approve: (id: string) => approve(ctx, id, shown.get(id)),
    remove: (id: string, removing: Removing) => remove(ctx, id, removing, shown.get(id)),
    refuse: (id: string) => refuse(ctx, id),
    async undo(id: string) {
      await undo(ctx, id)
      await see(ctx, id)
    },
    release: () => release(ctx),
  }
}
