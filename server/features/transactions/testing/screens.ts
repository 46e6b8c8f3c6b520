import { movementFilters } from '../../../../db/queries/transactions/movements.ts'
import { appRouter } from '../../../router.ts'
import { allPages, type Screens, screensIn, trpc } from '../../../testing/screen.ts'

const screen = screensIn('transactions')

export const screens: Screens = (ctx) => {
  const { transactions } = appRouter.createCaller(ctx)
  return [
    screen('balance', trpc.transactions.balance.queryKey(), () => transactions.balance()),
    ...movementFilters.map((filter) => {
      const asked = { filter, timeZone: 'UTC' }
      return screen(`transactions, ${filter}`, trpc.transactions.list.infiniteQueryKey(asked), () =>
        allPages((cursor) => transactions.list({ ...asked, cursor })),
      )
    }),
  ]
}
