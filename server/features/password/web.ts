import { inContext, web } from '../../core/http/web.ts'
import { requestResetByForm, resetPasswordByForm } from './form-responses.ts'

/** The forms as browsers send them without script. */
export const passwordWeb = () =>
  web()
    .post('/reset-password', async ({ incoming }) => inContext(incoming, (ctx) => requestResetByForm(ctx, incoming)))
    .post('/reset-password/do', async ({ incoming }) =>
      inContext(incoming, (ctx) => resetPasswordByForm(ctx, incoming)),
    )
