import { appRouter } from '../../../router.ts'
import { type Screens, screensIn, trpc } from '../../../testing/screen.ts'

export const screens: Screens = (ctx) => [
  screensIn('mailChange')('address', trpc.mailChange.state.queryKey(), () =>
    appRouter.createCaller(ctx).mailChange.state(),
  ),
]
