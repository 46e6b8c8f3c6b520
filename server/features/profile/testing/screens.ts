import { getQueryKey } from '@trpc/react-query'
import { trpc } from '../../../../src/lib/trpc.ts'
import { appRouter } from '../../../router.ts'
import { type Screens, screensIn } from '../../../testing/screen.ts'

export const screens: Screens = (ctx) => [
  screensIn('own profile')('own profile', getQueryKey(trpc.profile.own, undefined, 'query'), () =>
    appRouter.createCaller(ctx).profile.own(),
  ),
]
