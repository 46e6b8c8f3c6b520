import { inContext, web } from '../../../core/http/web.ts'
import { declareByForm, withdrawByForm } from './form-responses.ts'

/** The forms as browsers send them without script. */
export const withdrawalsWeb = () =>
  web()
    .post('/withdrawal', async ({ incoming }) => inContext(incoming, (ctx) => declareByForm(ctx, incoming)))
    .post('/withdrawal/do', async ({ incoming }) => inContext(incoming, (ctx) => withdrawByForm(ctx, incoming)))
