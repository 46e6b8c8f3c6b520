import { countPaidTwice, countRefundsToSettle } from '../../../db/queries/orders/by-hand.ts'
import { feature } from '../../core/feature.ts'
import { scheduled } from '../../core/jobs/job.ts'
import { refundCommands } from './by-hand/command.ts'
import { givenBackMail, purchaseMail, refundFailedMail, refundSettled, surplusMail, takenBackMail } from './jobs.ts'
import { sendGivenBackMail } from './mails/given-back-mail.ts'
import { sendPurchaseMail } from './mails/purchase-mail.ts'
import { sendRefundFailedMail } from './mails/refund-failed-mail.ts'
import { tellRefundSettled } from './mails/refund-settled-mail.ts'
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
    refundSettled.doneBy(tellRefundSettled),
    takenBackMail.doneBy(sendTakenBackMail),
    givenBackMail.doneBy(sendGivenBackMail),
    endBeyond,
    scheduled('payment_reconciliation', '*/5 * * * *', reconcile),
    scheduled('refunds', '* * * * *', sendRefunds),
    scheduled('refund_states', '20 * * * *', (world) => followRefunds(world)),
  ],
  gauges: [
    {
      name: 'vonk_refunds_failed',
      help: 'Refunds that could not be sent, did not come by a bank and were not paid by hand either: somebody must look after them',
      read: ({ db }) => countRefundsToSettle(db),
    },
    {
      name: 'vonk_refunds_paid_twice',
      help: 'Refunds paid by hand whose money a bank has taken back as well: somebody must object to that',
      read: ({ db }) => countPaidTwice(db),
    },
  ],
  commands: refundCommands,
})
