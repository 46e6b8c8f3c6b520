import type { Db, Tx } from '../../../db/client.ts'
import type { HeldMembers } from '../../../db/queries/locks/members.ts'
import * as queries from '../../../db/queries/mail/requests.ts'
import type { Context } from '../../core/context.ts'
import { accountExistsMail, activationMail, loginMail, reactivationMail, resetMail } from './jobs.ts'

const mails = {
  activate: activationMail,
  reactivate: reactivationMail,
  account_exists: accountExistsMail,
  log_in: loginMail,
  reset_password: resetMail,
} as const satisfies Partial<Record<queries.MailedLink, typeof activationMail>>

/** Links lead to `origin`. */
export type MailRequester<Within extends Db = Db> = Pick<Context, 'jobs' | 'now' | 'origin'> & { db: Within }

/** Notes that a mail is wanted and has it sent after the commit. Whether it may be wanted is the caller's to know. */
export async function requestMail(
  ctx: MailRequester,
  tx: Tx,
  held: HeldMembers,
  memberId: string,
  kind: keyof typeof mails,
): Promise<void> {
  await queries.insertMailRequest(tx, held, { memberId, kind, requestedAt: ctx.now() })
  await ctx.jobs.enqueue(tx, mails[kind], { memberId, origin: ctx.origin })
}
