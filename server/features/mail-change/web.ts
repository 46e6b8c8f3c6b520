import { inContext, web } from '../../core/http/web.ts'
import { confirmByForm } from './form-response.ts'

/** The form as browsers send it without script. */
export const mailChangeWeb = () =>
  web().post('/mail-change/do', async ({ incoming }) => inContext(incoming, (ctx) => confirmByForm(ctx, incoming)))
