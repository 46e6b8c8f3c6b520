import { inContext, web } from '../../core/http/web.ts'
import { doorResponse } from '../mail/links/doors.ts'
import { logInByForm } from './form-response.ts'
import { entrance } from './links/enter.ts'
import { wayBack } from './links/reactivate.ts'

/** Links that log in or bring an account back, and the log-in form as browsers send it without script. */
export const loginWeb = () =>
  web()
    .all('/enter', async ({ incoming }) => inContext(incoming, (ctx) => doorResponse(ctx, incoming, entrance)))
    .all('/reactivate', async ({ incoming }) => inContext(incoming, (ctx) => doorResponse(ctx, incoming, wayBack)))
    .post('/login', async ({ incoming }) => inContext(incoming, (ctx) => logInByForm(ctx, incoming)))
