import { countPaidTwice, countRefundsToSettle } from '../../../db/queries/orders/by-hand.ts'
import { countStuck } from '../../../db/queries/orders/due.ts'
import { countExcessive } from '../../../db/queries/orders/excess.ts'
import { lastReconciliation } from '../../../db/queries/orders/reconciliations.ts'
import { feature } from '../../core/feature.ts'
import { scheduled } from '../../core/jobs/job.ts'
import { refundCommands } from './by-hand/command.ts'
import { excessCommands } from './by-hand/excess-command.ts'
import {
  comeBackMail,
  givenBackMail,
  purchaseMail,
  refundFailedMail,
  refundSettled,
  surplusMail,
  takenBackMail,
} from './jobs.ts'
import { sendComeBackMail } from './mails/come-back-mail.ts'
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
    comeBackMail.doneBy(sendComeBackMail),
    endBeyond,
    scheduled('payment_reconciliation', '*/5 * * * *', reconcile),
    scheduled('refunds', '* * * * *', sendRefunds),
    scheduled('refund_states', '20 * * * *', (world) => followRefunds(world)),
  ],
  gauges: [
    {
      name: 'vonk_payments_reconciled_timestamp_seconds',
      help: 'When the last round of asking the providers about payments has ended; 0 before the first',
      read: async ({ db }) => ((await lastReconciliation(db))?.endedAt.getTime() ?? 0) / 1000,
    },
    {
      name: 'vonk_payments_stuck',
      help: 'Payments of which their provider gives no answer that can be used: the log says why, and they are asked about again',
      read: ({ db, payments }) => countStuck(db, payments.providers),
    },
    {
      name: 'vonk_refunds_failed',
      help: 'Refunds that could not be sent, did not come by a bank and were not paid by hand either: somebody must look after them',
      read: ({ db }) => countRefundsToSettle(db),
    },
    {
      name: 'vonk_payments_excessive',
      help: 'Payments of which more has left than came in, and that no operator has looked after: somebody must object (bun run vonk excess)',
      read: ({ db }) => countExcessive(db),
    },
    {
      name: 'vonk_refunds_paid_twice',
      help: 'Refunds paid by hand whose money a bank has taken back as well: somebody must object to that',
      read: ({ db }) => countPaidTwice(db),
    },
  ],
  commands: { ...refundCommands, ...excessCommands },
})
