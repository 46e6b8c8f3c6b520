import type { MemberContext } from '../../core/context.ts'
import { deliver, noContent, type SendTarget } from './deliver.ts'
import { checkNotSelf, decideSend, tidyMessage } from './rules/sending.ts'
import type { SentMessage } from './views.ts'

/** Once per client id, however often it is asked. One transaction of five statements. */
export async function send(
  ctx: MemberContext,
  { body, replyTo = null, ...address }: SendTarget & { body: string; replyTo?: number | null },
): Promise<SentMessage> {
  checkNotSelf(ctx.me.id, address.memberId)
  const text = tidyMessage(body, ctx.site.settings.messageLength)
  const { sent } = await deliver(ctx, { ...noContent, ...address, body: text, replyToSeq: replyTo }, decideSend)
  return sent
}
