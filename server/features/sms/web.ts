import type { World } from '../../core/context.ts'
import { inContext, web } from '../../core/http/web.ts'
import { isInboxShown } from '../../core/pages/inbox/response.tsx'
import { smsInboxResponse } from './inbox-response.tsx'

export function smsWeb(world: World) {
  const plugin = web()
  if (!isInboxShown(world, 'smsUrl')) return plugin
  return plugin.all('/dev/sms', async ({ incoming }) => inContext(incoming, smsInboxResponse))
}
