import { router } from './core/procedures.ts'
import { accountsRouter } from './features/accounts/router.ts'
import { liveRouter } from './features/live/router.ts'
import { sitesRouter } from './features/sites/router.ts'

export const appRouter = router({
  accounts: accountsRouter,
  live: liveRouter,
  sites: sitesRouter,
})

export type AppRouter = typeof appRouter
