import { countUnloadable } from '../../../db/queries/inspection/claims.ts'
import { feature } from '../../core/feature.ts'
import { scheduled } from '../../core/jobs/job.ts'
import { outcomeMail, rememberPicture, removalMail } from './jobs.ts'
import { remember } from './remember.ts'
import { inspectionRouter } from './router.ts'
import { sendStatement } from './send-statement.ts'
import { deleteOver } from './upkeep.ts'
import { inspectionWeb } from './web.ts'

export const inspection = feature({
  router: inspectionRouter,
  web: inspectionWeb,
  gauges: [
    {
      name: 'vonk_inspection_unloadable_photos',
      help: 'Photos under inspection that are put aside because their pictures cannot be had',
      read: ({ db }) => countUnloadable(db),
    },
  ],
  jobs: [
    rememberPicture.doneBy(remember),
    removalMail.doneBy((world, payload) => sendStatement(world, payload, 'removal')),
    outcomeMail.doneBy((world, payload) => sendStatement(world, payload, 'outcome')),
    scheduled('removed_photo_upkeep', '15 * * * *', deleteOver),
  ],
})
