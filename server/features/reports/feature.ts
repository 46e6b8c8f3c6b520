import { feature } from '../../core/feature.ts'
import { receiptMail } from './jobs.ts'
import { reportsRouter } from './router.ts'
import { sendReceipt } from './send-receipt.ts'

export const reports = feature({ router: reportsRouter, jobs: [receiptMail.doneBy(sendReceipt)] })
