import { appRouter } from '../../../router.ts'
import { allPages, type Screens, screensIn, trpc } from '../../../testing/screen.ts'

export const screens: Screens = (ctx) => [
  screensIn('blocked')('blocked', trpc.blocks.list.infiniteQueryKey(), () =>
    allPages((cursor) => appRouter.createCaller(ctx).blocks.list({ cursor })),
  ),
]
