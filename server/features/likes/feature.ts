import { feature } from '../../core/feature.ts'
import { scheduled } from '../../core/jobs/job.ts'
import { likesPhp } from './php.ts'
import { likesRouter } from './router.ts'
import { forgetTakenBack } from './upkeep.ts'

export const likes = feature({
  router: likesRouter,
  php: likesPhp,
  jobs: [scheduled('likes_upkeep', '45 3 * * *', forgetTakenBack)],
})
