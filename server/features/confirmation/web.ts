import { inContext, web } from '../../core/http/web.ts'
import { activationResponse } from './activation-response.ts'

/** The link of the activation mail. */
export const confirmationWeb = () =>
  web().all('/activate', async ({ incoming }) => inContext(incoming, (ctx) => activationResponse(ctx, incoming)))
