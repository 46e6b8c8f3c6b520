import type { World } from '../../core/context.ts'
import { inContext, web } from '../../core/http/web.ts'
import { decideByForm, paymentResponse } from './pages/payment-response.tsx'
import { againByForm, saveByForm, webhooksResponse } from './pages/webhooks-response.tsx'
import { isBankOpen } from './parts.ts'

/** What people see of the test bank; its shop speaks to it elsewhere (serve.ts). */
export function sandboxWeb(world: World) {
  const plugin = web()
  if (!isBankOpen(world)) return plugin
  return plugin
    .get('/sandbox/webhooks', async ({ incoming }) => inContext(incoming, webhooksResponse))
    .post('/sandbox/webhooks', async ({ incoming }) => inContext(incoming, (ctx) => saveByForm(ctx, incoming)))
    .post('/sandbox/webhooks/again', async ({ incoming }) => inContext(incoming, (ctx) => againByForm(ctx, incoming)))
    .get('/sandbox/:page', async ({ incoming, params }) =>
      inContext(incoming, (ctx) => paymentResponse(ctx, params.page)),
    )
    .post('/sandbox/:page', async ({ incoming, params }) =>
      inContext(incoming, (ctx) => decideByForm(ctx, incoming, params.page)),
    )
}
