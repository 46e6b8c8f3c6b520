import { feature } from '../../core/feature.ts'
import { scheduled } from '../../core/jobs/job.ts'
import { forgetLongRemoved } from './removed/compare.ts'
import { photosRouter } from './router.ts'
import { compareFilesAndRows, removeDeleted } from './upkeep.ts'
import { photosWeb } from './web.ts'

export const photos = feature({
  router: photosRouter,
  web: photosWeb,
  jobs: [
    scheduled('photo_removal', '* * * * *', removeDeleted),
    scheduled('removed_picture_upkeep', '35 3 * * *', forgetLongRemoved),
    scheduled('photo_upkeep', '40 3 * * *', compareFilesAndRows),
  ],
})
