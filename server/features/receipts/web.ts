import { inContext, web } from '../../core/http/web.ts'
import { receiptResponse } from './file.ts'

export const receiptsWeb = () =>
  web().get('/receipts/:file', async ({ incoming, params: { file } }) =>
    inContext(incoming, (ctx) => receiptResponse(ctx, file)),
  )
