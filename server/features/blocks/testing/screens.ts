import { getQueryKey } from '@trpc/react-query'
import { trpc } from '../../../../src/lib/trpc.ts'
import { appRouter } from '../../../router.ts'
import { allPages, type Screens, screensIn } from '../../../testing/screen.ts'

export const screens: Screens = (ctx) => [
  screensIn('blocked')('blocked', getQueryKey(trpc.blocks.list, undefined, 'infinite'), () =>
    allPages((cursor) => appRouter.createCaller(ctx).blocks.list({ cursor })),
  ),
]
