import { feature } from '../../core/feature.ts'
import { scheduled } from '../../core/jobs/job.ts'
import { accountExistsMail, activationMail, addressRequest, loginMail, reactivationMail } from './jobs.ts'
import { answerRequest } from './links/address-requests.ts'
import { sendAccountExistsMail, sendActivationMail, sendLoginMail, sendReactivationMail } from './links/send-mails.ts'
import { accountsPhp } from './php.ts'
import { accountsRouter } from './router.ts'
import { accountsSettings } from './settings.ts'
import { signupPhp } from './signup/php.ts'
import { keepUp } from './upkeep.ts'
import { accountsWeb } from './web.ts'

export const accounts = feature({
  router: accountsRouter,
  php: [accountsPhp, signupPhp],
  web: accountsWeb,
  settings: accountsSettings,
  jobs: [
    activationMail.doneBy(sendActivationMail),
    reactivationMail.doneBy(sendReactivationMail),
    accountExistsMail.doneBy(sendAccountExistsMail),
    loginMail.doneBy(sendLoginMail),
    addressRequest.doneBy(answerRequest),
    scheduled('nightly_upkeep', '20 3 * * *', keepUp),
  ],
})
