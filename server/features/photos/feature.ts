import { feature } from '../../core/feature.ts'
import { scheduled } from '../../core/jobs/job.ts'
import { photosRouter } from './router.ts'
import { compareFilesAndRows, removeDeleted } from './upkeep.ts'
import { photosWeb } from './web.ts'

export const photos = feature({
  router: photosRouter,
  web: photosWeb,
  jobs: [
    scheduled('photo_removal', '* * * * *', removeDeleted),
    scheduled('photo_upkeep', '40 3 * * *', compareFilesAndRows),
  ],
})
