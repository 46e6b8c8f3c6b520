import type { Context } from '../../core/context.ts'
import { inboxResponse } from '../../core/pages/inbox/response.tsx'
import { openSmsInbox } from '../../gateways/sms.ts'
import { SmsList } from './SmsList.tsx'

export async function smsInboxResponse(ctx: Context): Promise<Response> {
  const messages = await openSmsInbox(ctx.config.dataDir).list()
  return inboxResponse(ctx, (frame) => <SmsList messages={messages} frame={frame} />)
}
