import { getQueryKey } from '@trpc/react-query'
import { trpc } from '../../../../src/lib/trpc.ts'
import { appRouter } from '../../../router.ts'
import { type Screens, screensIn } from '../../../testing/screen.ts'

export const screens: Screens = (ctx) => [
  screensIn('savedSearches')('saved searches', getQueryKey(trpc.savedSearches.list, undefined, 'query'), () =>
    appRouter.createCaller(ctx).savedSearches.list(),
  ),
]
