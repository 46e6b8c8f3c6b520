import { web } from '../../core/http/web.ts'
import { photoResponse } from './response.ts'

export const photosWeb = () =>
  web().all('/photos/*', async ({ incoming }) => photoResponse(incoming.world, incoming.request))
