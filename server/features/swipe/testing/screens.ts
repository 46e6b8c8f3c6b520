import { appRouter } from '../../../router.ts'
import { type Screens, screensIn, trpc } from '../../../testing/screen.ts'

const timeZone = 'Europe/Amsterdam'

export const screens: Screens = (ctx) => [
  screensIn('swipe')('swipe today', trpc.swipe.today.queryKey({ timeZone }), () =>
    appRouter.createCaller(ctx).swipe.today({ timeZone }),
  ),
]
