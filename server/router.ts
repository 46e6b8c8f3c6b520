import { router } from './core/procedures.ts'
import { accountsRouter } from './features/accounts/router.ts'
import { blocksRouter } from './features/blocks/router.ts'
import { chatRouter } from './features/chat/router.ts'
import { creditsRouter } from './features/credits/router.ts'
import { likesRouter } from './features/likes/router.ts'
import { liveRouter } from './features/live/router.ts'
import { membersRouter } from './features/members/router.ts'
import { placesRouter } from './features/places/router.ts'
import { sitesRouter } from './features/sites/router.ts'

export const appRouter = router({
  accounts: accountsRouter,
  blocks: blocksRouter,
  chat: chatRouter,
  credits: creditsRouter,
  likes: likesRouter,
  live: liveRouter,
  members: membersRouter,
  places: placesRouter,
  sites: sitesRouter,
})

export type AppRouter = typeof appRouter
