import { feature } from '../../core/feature.ts'
import { scheduled } from '../../core/jobs/job.ts'
import { watchEvents } from './catch-up.ts'
import { liveRouter } from './router.ts'
import { forgetOldEvents } from './upkeep.ts'
import { watchSessions } from './watch-sessions.ts'

export const live = feature({
  router: liveRouter,
  jobs: [scheduled('event_upkeep', '40 3 * * *', forgetOldEvents)],
  background: (world) => {
    const stops = [watchSessions(world), watchEvents(world)]
    return () => {
      for (const stop of stops) stop()
    }
  },
})
