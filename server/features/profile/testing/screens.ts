import { appRouter } from '../../../router.ts'
import { type Screens, screensIn, trpc } from '../../../testing/screen.ts'

export const screens: Screens = (ctx) => [
  screensIn('own profile')('own profile', trpc.profile.own.queryKey(), () => appRouter.createCaller(ctx).profile.own()),
]
