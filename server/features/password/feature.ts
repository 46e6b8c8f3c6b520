import { feature } from '../../core/feature.ts'
import { passwordChangedMail, resetMail } from '../mail/jobs.ts'
import { passwordRouter } from './router.ts'
import { sendPasswordChangedMail, sendResetMail } from './send-mails.ts'
import { passwordWeb } from './web.ts'

export const password = feature({
  router: passwordRouter,
  web: passwordWeb,
  jobs: [resetMail.doneBy(sendResetMail), passwordChangedMail.doneBy(sendPasswordChangedMail)],
})
