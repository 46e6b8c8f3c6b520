import { z } from 'zod'
import { job } from '../../core/jobs/job.ts'

/** `origin`: where the links in the mail lead. */
const mail = z.object({ changeId: z.string(), origin: z.string() })
export type MailChangePayload = z.infer<typeof mail>

const mails = { workers: 2, batch: 5 }

/** To the new address: the link. */
export const mailChangeMail = job('mail_change_mail', mail, mails)
/** To the former one: that it was asked for. */
export const mailChangeNotice = job('mail_change_notice', mail, mails)
