import { feature } from '../../core/feature.ts'
import { scheduled } from '../../core/jobs/job.ts'
import { sessionPhp } from './php.ts'
import { sessionRouter } from './router.ts'

export const session = feature({
  router: sessionRouter,
  php: sessionPhp,
  jobs: [scheduled('session_upkeep', '20 3 * * *', ({ sessions }) => sessions.sweep())],
})
