import { getQueryKey } from '@trpc/react-query'
import { trpc } from '../../../../src/lib/trpc.ts'
import { appRouter } from '../../../router.ts'
import { type Screens, screensIn, withoutSeq } from '../../../testing/screen.ts'

/** The member's own frame. */
export const screens: Screens = (ctx) => [
  screensIn('me')(
    'me',
    getQueryKey(trpc.session.me, undefined, 'query'),
    () => appRouter.createCaller(ctx).session.me(),
    withoutSeq,
  ),
]
