import { inContext, web } from '../../core/http/web.ts'
import { activationResponse } from './links/activation-response.ts'
import { doorResponse } from './links/doors.ts'
import { logInByForm } from './login/form-response.ts'

/** Mailed links, and the log-in form as browsers send it without script. */
export const accountsWeb = () =>
  web()
    .all('/enter', async ({ incoming }) => inContext(incoming, (ctx) => doorResponse(ctx, incoming)))
    .all('/reactivate', async ({ incoming }) => inContext(incoming, (ctx) => doorResponse(ctx, incoming)))
    .all('/activate', async ({ incoming }) => inContext(incoming, (ctx) => activationResponse(ctx, incoming)))
    .post('/login', async ({ incoming }) => inContext(incoming, (ctx) => logInByForm(ctx, incoming)))
