import { feature } from '../../core/feature.ts'
import { scheduled } from '../../core/jobs/job.ts'
import { membersPhp } from './php.ts'
import { membersRouter } from './router.ts'
import { membersSettings } from './settings.ts'
import { tellActivity } from './tell-activity.ts'

export const members = feature({
  router: membersRouter,
  php: membersPhp,
  settings: membersSettings,
  // At the end of each slot (db/reference/slots.ts), and soon after for a server that was away then.
  jobs: [scheduled('tell_activity', '*/10 * * * *', tellActivity)],
})
