import type { Db } from '../../../../db/client.ts'
import * as queries from '../../../../db/queries/mailed-links.ts'
import type { Context } from '../../../core/context.ts'

const queues = {
  activate: 'activation_mail',
  reactivate: 'reactivation_mail',
  account_exists: 'account_exists_mail',
  log_in: 'login_mail',
} as const satisfies Record<queries.MailedLink, string>

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
  await ctx.jobs.enqueue(db, queues[kind], { memberId, origin: ctx.origin })
}
