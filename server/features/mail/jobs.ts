import { z } from 'zod'
import { job } from '../../core/jobs/job.ts'

const mail = z.object({
  memberId: z.string(),
  /** Where the links in the mail lead: the site's address as the person who asked for it sees it. */
  origin: z.string(),
})
export type MailPayload = z.infer<typeof mail>

/** A mail waits mostly for the mail server. */
const mails = { workers: 4, batch: 5 }

export const activationMail = job('activation_mail', mail, mails)
export const reactivationMail = job('reactivation_mail', mail, mails)
export const accountExistsMail = job('account_exists_mail', mail, mails)
export const loginMail = job('login_mail', mail, mails)
export const resetMail = job('reset_mail', mail, mails)
export const passwordChangedMail = job('password_changed_mail', mail, mails)
