import { feature } from '../../core/feature.ts'
import { scheduled } from '../../core/jobs/job.ts'
import { noteAllPrices } from './history.ts'
import { packagesRouter } from './router.ts'
import { packagesSettings } from './settings.ts'

export const packages = feature({
  router: packagesRouter,
  settings: packagesSettings,
  jobs: [scheduled('package_prices', '* * * * *', noteAllPrices)],
})
