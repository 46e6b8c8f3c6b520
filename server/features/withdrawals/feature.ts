import { feature } from '../../core/feature.ts'
import { withdrawalMail } from './jobs.ts'
import { sendWithdrawalMail } from './mail.ts'
import { withdrawalsRouter } from './router.ts'

export const withdrawals = feature({
  router: withdrawalsRouter,
  jobs: [withdrawalMail.doneBy(sendWithdrawalMail)],
})
