import { appRouter } from '../../../router.ts'
import { type Screens, screensIn, trpc } from '../../../testing/screen.ts'

export const screens: Screens = (ctx) => [
  screensIn('spendingLimits')('spending limits', trpc.spendingLimits.view.queryKey(), () =>
    appRouter.createCaller(ctx).spendingLimits.view(),
  ),
]
