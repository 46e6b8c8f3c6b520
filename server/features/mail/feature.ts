import { feature } from '../../core/feature.ts'
import { scheduled } from '../../core/jobs/job.ts'
import { accountExistsMail, activationMail, loginMail, reactivationMail } from './jobs.ts'
import { resumeMails } from './outage/resume-mails.ts'
import { sendAccountExistsMail, sendActivationMail, sendLoginMail, sendReactivationMail } from './send-account-mails.ts'
import { forgetOldLinks } from './upkeep.ts'
import { mailWeb } from './web.ts'

export const mail = feature({
  web: mailWeb,
  jobs: [
    activationMail.doneBy(sendActivationMail),
    reactivationMail.doneBy(sendReactivationMail),
    accountExistsMail.doneBy(sendAccountExistsMail),
    loginMail.doneBy(sendLoginMail),
    scheduled('mail_upkeep', '15 3 * * *', forgetOldLinks),
  ],
  background: resumeMails,
})
