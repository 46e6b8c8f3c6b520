import { feature } from '../../core/feature.ts'
import { scheduled } from '../../core/jobs/job.ts'
import { directDebitCommands } from './command.ts'
import { settleReturned } from './files/take-returns.ts'
import { codeSms, noticeMail, returnedDebit } from './jobs.ts'
import { directDebitRouter } from './router.ts'
import { sendCode } from './send-code.ts'
import { sendNotice } from './send-notice.ts'
import { directDebitSettings } from './settings.ts'
import { lookAfterMandates } from './upkeep/look-after.ts'
import { waitingGauges } from './upkeep/waiting.ts'

export const directDebit = feature({
  router: directDebitRouter,
  settings: directDebitSettings,
  jobs: [
    codeSms.doneBy(sendCode),
    noticeMail.doneBy(sendNotice),
    returnedDebit.doneBy(settleReturned),
    scheduled('direct_debit_upkeep', '20 4 * * *', lookAfterMandates),
  ],
  gauges: waitingGauges,
  commands: directDebitCommands,
})
