import { appRouter } from '../../../router.ts'
import { type Screens, screensIn, trpc } from '../../../testing/screen.ts'

export const screens: Screens = (ctx) => [
  screensIn('savedSearches')('saved searches', trpc.savedSearches.list.queryKey(), () =>
    appRouter.createCaller(ctx).savedSearches.list(),
  ),
]
