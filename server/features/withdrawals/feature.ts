import { feature } from '../../core/feature.ts'
import { scheduled } from '../../core/jobs/job.ts'
import { correctionCommands } from './corrections/command.ts'
import { withdrawalLinkMail, withdrawalMail, withdrawalRequest } from './jobs.ts'
import { answerRequest } from './link/answer-request.ts'
import { sendWithdrawalLink } from './link/send-link.ts'
import { withdrawalsWeb } from './link/web.ts'
import { sendWithdrawalMail } from './mail.ts'
import { withdrawalsRouter } from './router.ts'
import { forgetOldDeclarations } from './upkeep.ts'

export const withdrawals = feature({
  router: withdrawalsRouter,
  web: withdrawalsWeb,
  jobs: [
    withdrawalRequest.doneBy(answerRequest),
    withdrawalMail.doneBy(sendWithdrawalMail),
    withdrawalLinkMail.doneBy(sendWithdrawalLink),
    scheduled('withdrawal_upkeep', '25 3 * * *', forgetOldDeclarations),
  ],
  commands: correctionCommands,
})
