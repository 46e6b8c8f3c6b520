import { feature } from '../../core/feature.ts'
import { scheduled } from '../../core/jobs/job.ts'
import { addressRequest } from '../login/jobs.ts'
import { answerRequest } from './answer-request.ts'
import { signupPhp } from './php.ts'
import { signupRouter } from './router.ts'
import { signupSettings } from './settings.ts'
import { removeUnconfirmed } from './upkeep.ts'

export const signup = feature({
  router: signupRouter,
  php: signupPhp,
  settings: signupSettings,
  jobs: [addressRequest.doneBy(answerRequest), scheduled('nightly_upkeep', '30 3 * * *', removeUnconfirmed)],
})
