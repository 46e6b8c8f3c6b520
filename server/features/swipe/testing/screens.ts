import { getQueryKey } from '@trpc/react-query'
import { trpc } from '../../../../src/lib/trpc.ts'
import { appRouter } from '../../../router.ts'
import { type Screens, screensIn } from '../../../testing/screen.ts'

const timeZone = 'Europe/Amsterdam'

export const screens: Screens = (ctx) => [
  screensIn('swipe')('swipe today', getQueryKey(trpc.swipe.today, { timeZone }, 'query'), () =>
    appRouter.createCaller(ctx).swipe.today({ timeZone }),
  ),
]
