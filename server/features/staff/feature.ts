import { feature } from '../../core/feature.ts'
import { scheduled } from '../../core/jobs/job.ts'
import { staffCommands } from './command.ts'
import { staffRouter } from './router.ts'
import { removeExpiredSessions } from './upkeep.ts'
import { staffWeb } from './web.ts'

export const staff = feature({
  router: staffRouter,
  web: staffWeb,
  jobs: [scheduled('staff_session_upkeep', '50 3 * * *', removeExpiredSessions)],
  commands: staffCommands,
})
