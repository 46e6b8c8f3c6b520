import { appRouter } from '../../../router.ts'
import { type Screens, screensIn, trpc, withoutSeq } from '../../../testing/screen.ts'

/** The member's own frame. */
export const screens: Screens = (ctx) => [
  screensIn('me')('me', trpc.session.me.queryKey(), () => appRouter.createCaller(ctx).session.me(), withoutSeq),
]
