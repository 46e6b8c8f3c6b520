import { router } from './core/procedures.ts'
import { accountsRouter } from './features/accounts/router.ts'
import { blocksRouter } from './features/blocks/router.ts'
import { likesRouter } from './features/likes/router.ts'
import { liveRouter } from './features/live/router.ts'
import { sitesRouter } from './features/sites/router.ts'

export const appRouter = router({
  accounts: accountsRouter,
  blocks: blocksRouter,
  likes: likesRouter,
  live: liveRouter,
  sites: sitesRouter,
})

export type AppRouter = typeof appRouter
