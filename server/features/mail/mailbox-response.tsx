import type { Context } from '../../core/context.ts'
import type { IncomingRequest } from '../../core/http/incoming-request.ts'
import { inboxResponse } from '../../core/pages/inbox/response.tsx'
import { openMailbox } from '../../gateways/mailbox.ts'
import { MailList, MailView, MissingMail } from './MailboxPages.tsx'

export async function mailboxResponse(ctx: Context, { url }: Pick<IncomingRequest, 'url'>): Promise<Response> {
  const mailbox = openMailbox(ctx.config.dataDir)
  const [id] = url.pathname.split('/').slice(3)
  if (!id) {
    const mails = await mailbox.list()
    return inboxResponse(ctx, (frame) => <MailList mails={mails} frame={frame} />)
  }
  const mail = await mailbox.read(id)
  return mail
    ? inboxResponse(ctx, (frame) => <MailView mail={mail} frame={frame} />)
    : inboxResponse(ctx, (frame) => <MissingMail frame={frame} />, 404)
}
