import { inContext, web } from '../../core/http/web.ts'
import { photoResponse } from './response.ts'
import { uploadResponse } from './upload/response.ts'

export const photosWeb = () =>
  web()
    .all('/photos/*', async ({ incoming }) => photoResponse(incoming.world, incoming.request))
    .post('/photos', async ({ incoming }) => inContext(incoming, (ctx) => uploadResponse(ctx, incoming)))
