import { feature } from '../../core/feature.ts'
import { scheduled } from '../../core/jobs/job.ts'
import { savedSearchesRouter } from './router.ts'
import { forgetRemoved } from './upkeep.ts'

export const savedSearches = feature({
  router: savedSearchesRouter,
  jobs: [scheduled('saved_searches_upkeep', '50 3 * * *', forgetRemoved)],
})
