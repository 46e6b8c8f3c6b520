import { appRouter } from '../../../router.ts'
import { allPages, type Screens, screensIn, trpc } from '../../../testing/screen.ts'
import { likeLists } from '../lists.ts'

const screen = screensIn('likes')

export const screens: Screens = (ctx, others) => {
  const { likes } = appRouter.createCaller(ctx)
  return [
    screen('likes', trpc.likes.overview.queryKey(), () => likes.overview()),
    ...likeLists.map((type) =>
      screen(`likes ${type}`, trpc.likes.list.infiniteQueryKey({ type }), () =>
        allPages((cursor) => likes.list({ type, cursor })),
      ),
    ),
    ...others.map(({ id, name }) =>
      screen(`like of ${name}`, trpc.likes.card.queryKey({ memberId: id }), () => likes.card({ memberId: id })),
    ),
  ]
}
