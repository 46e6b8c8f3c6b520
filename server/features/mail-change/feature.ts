import { feature } from '../../core/feature.ts'
import { scheduled } from '../../core/jobs/job.ts'
import { mailChangeMail, mailChangeNotice } from './jobs.ts'
import { mailChangeRouter } from './router.ts'
import { sendMailChangeMail, sendMailChangeNotice } from './send-mails.ts'
import { forgetOldMailChanges } from './upkeep.ts'
import { mailChangeWeb } from './web.ts'

export const mailChange = feature({
  router: mailChangeRouter,
  web: mailChangeWeb,
  jobs: [
    mailChangeMail.doneBy(sendMailChangeMail),
    mailChangeNotice.doneBy(sendMailChangeNotice),
    scheduled('mail_change_upkeep', '35 3 * * *', forgetOldMailChanges),
  ],
})
