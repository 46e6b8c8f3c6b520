import type { World } from '../../core/context.ts'
import { inContext, web } from '../../core/http/web.ts'
import { isInboxShown } from '../../core/pages/inbox/response.tsx'
import { mailboxResponse } from './mailbox-response.tsx'

export function mailWeb(world: World) {
  const plugin = web()
  if (!isInboxShown(world, 'smtpUrl')) return plugin
  return plugin
    .all('/dev/mail', async ({ incoming }) => inContext(incoming, (ctx) => mailboxResponse(ctx, incoming)))
    .all('/dev/mail/*', async ({ incoming }) => inContext(incoming, (ctx) => mailboxResponse(ctx, incoming)))
}
