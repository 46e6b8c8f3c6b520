import { countFailedRefunds } from '../../../db/queries/orders/refunds.ts'
import { feature } from '../../core/feature.ts'
import { scheduled } from '../../core/jobs/job.ts'
import { purchaseMail, refundFailedMail, surplusMail, takenBackMail } from './jobs.ts'
import { sendPurchaseMail } from './mails/purchase-mail.ts'
import { sendRefundFailedMail } from './mails/refund-failed-mail.ts'
import { sendSurplusMail } from './mails/surplus-mail.ts'
import { sendTakenBackMail } from './mails/taken-back-mail.ts'
import { ordersRouter } from './router.ts'
import { endBeyond } from './upkeep/end-beyond.ts'
import { reconcile } from './upkeep/reconcile.ts'
import { followRefunds, sendRefunds } from './upkeep/send-refunds.ts'
import { ordersWeb } from './web.ts'

export const orders = feature({
  router: ordersRouter,
  web: ordersWeb,
  jobs: [
    purchaseMail.doneBy(sendPurchaseMail),
    surplusMail.doneBy(sendSurplusMail),
    refundFailedMail.doneBy(sendRefundFailedMail),
    takenBackMail.doneBy(sendTakenBackMail),
    endBeyond,
    scheduled('payment_reconciliation', '*/5 * * * *', reconcile),
    scheduled('refunds', '* * * * *', sendRefunds),
    scheduled('refund_states', '20 * * * *', (world) => followRefunds(world)),
  ],
  gauges: [
    {
      name: 'vonk_refunds_failed',
      help: 'Refunds that could not be sent and did not come by a bank either: somebody must look after them',
      read: ({ db }) => countFailedRefunds(db),
    },
  ],
})
