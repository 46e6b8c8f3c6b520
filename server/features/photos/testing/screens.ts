import { appRouter } from '../../../router.ts'
import { type Screens, screensIn, trpc } from '../../../testing/screen.ts'

export const screens: Screens = (ctx) => [
  screensIn('photos')('own photos', trpc.photos.own.queryKey(), () => appRouter.createCaller(ctx).photos.own()),
]
