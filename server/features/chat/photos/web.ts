import { inContext, web } from '../../../core/http/web.ts'
import { messagePhotoResponse, photoUploadResponse } from './response.ts'

export const chatPhotosWeb = () =>
  web()
    .get('/chat-photos/:conversation/:seq/:file', async ({ incoming, params }) =>
      messagePhotoResponse(incoming.world, incoming.request, params),
    )
    .post('/chat-photos', async ({ incoming }) => inContext(incoming, (ctx) => photoUploadResponse(ctx, incoming)))
