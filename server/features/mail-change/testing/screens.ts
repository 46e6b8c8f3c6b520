import { getQueryKey } from '@trpc/react-query'
import { trpc } from '../../../../src/lib/trpc.ts'
import { appRouter } from '../../../router.ts'
import { type Screens, screensIn } from '../../../testing/screen.ts'

export const screens: Screens = (ctx) => [
  screensIn('mailChange')('address', getQueryKey(trpc.mailChange.state, undefined, 'query'), () =>
    appRouter.createCaller(ctx).mailChange.state(),
  ),
]
