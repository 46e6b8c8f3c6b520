import { z } from 'zod'
import { job } from '../../core/jobs/job.ts'

/** They wait mostly for whoever delivers them. */
const pace = { workers: 2, batch: 5 }

const aboutCode = z.object({
  codeId: z.string(),
  /** Where the member types it: browsers that know the address fill it in there alone. */
  host: z.string(),
})
export type CodePayload = z.infer<typeof aboutCode>
export const codeSms = job('direct_debit_code_sms', aboutCode, pace)

const aboutNotice = z.object({
  directDebitId: z.string(),
  origin: z.string(),
  /** The debtor was given another day in an earlier notice. */
  isAnew: z.boolean().optional(),
})
export type NoticePayload = z.infer<typeof aboutNotice>
export const noticeMail = job('direct_debit_notice_mail', aboutNotice, pace)

const aboutDebit = z.object({ directDebitId: z.string() })
export type DebitPayload = z.infer<typeof aboutDebit>
export const returnedDebit = job('direct_debit_returned', aboutDebit, { workers: 1, batch: 5 })
