import { getQueryKey } from '@trpc/react-query'
import { trpc } from '../../../../src/lib/trpc.ts'
import { appRouter } from '../../../router.ts'
import { allPages, type Screens, screensIn } from '../../../testing/screen.ts'
import { likeLists } from '../lists.ts'

const screen = screensIn('likes')

export const screens: Screens = (ctx, others) => {
  const { likes } = appRouter.createCaller(ctx)
  return [
    screen('likes', getQueryKey(trpc.likes.overview, undefined, 'query'), () => likes.overview()),
    ...likeLists.map((type) =>
      screen(`likes ${type}`, getQueryKey(trpc.likes.list, { type }, 'infinite'), () =>
        allPages((cursor) => likes.list({ type, cursor })),
      ),
    ),
    ...others.map(({ id, name }) =>
      screen(`like of ${name}`, getQueryKey(trpc.likes.card, { memberId: id }, 'query'), () =>
        likes.card({ memberId: id }),
      ),
    ),
  ]
}
