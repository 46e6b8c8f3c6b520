import { feature } from '../../core/feature.ts'
import { scheduled } from '../../core/jobs/job.ts'
import { swipeRouter } from './router.ts'
import { forgetOldSwipes } from './upkeep.ts'

export const swipe = feature({
  router: swipeRouter,
  jobs: [scheduled('swipe_upkeep', '50 3 * * *', forgetOldSwipes)],
})
