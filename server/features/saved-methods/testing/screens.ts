import { appRouter } from '../../../router.ts'
import { type Screens, screensIn, trpc } from '../../../testing/screen.ts'

export const screens: Screens = (ctx) => [
  screensIn('savedMethods')('remembered methods', trpc.savedMethods.list.queryKey(), () =>
    appRouter.createCaller(ctx).savedMethods.list(),
  ),
]
