import { feature } from '../../core/feature.ts'
import { scheduled } from '../../core/jobs/job.ts'
import { loginPhp } from './php.ts'
import { loginRouter } from './router.ts'
import { forgetOldTries } from './upkeep.ts'
import { loginWeb } from './web.ts'

export const login = feature({
  router: loginRouter,
  php: loginPhp,
  web: loginWeb,
  jobs: [scheduled('login_upkeep', '25 3 * * *', forgetOldTries)],
})
