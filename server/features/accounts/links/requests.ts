import type { Db } from '../../../../db/client.ts'
import * as queries from '../../../../db/queries/mailed-links.ts'
import type { Context } from '../../../core/context.ts'
import { accountExistsMail, activationMail, loginMail, reactivationMail } from '../jobs.ts'

const mails = {
  activate: activationMail,
  reactivate: reactivationMail,
  account_exists: accountExistsMail,
  log_in: loginMail,
} as const satisfies Record<queries.MailedLink, typeof activationMail>

/** Links lead to `origin`. */
export type MailRequester = Pick<Context, 'db' | 'jobs' | 'now' | 'origin'>

/** Notes that a mail is wanted and has it sent once `db` commits. Whether it may be wanted is the caller's to know. */
export async function requestMail(
  ctx: MailRequester,
  db: Db,
  memberId: string,
  kind: queries.MailedLink,
): Promise<void> {
  await queries.insertMailRequest(db, memberId, kind, ctx.now())
  await ctx.jobs.enqueue(db, mails[kind], { memberId, origin: ctx.origin })
}
