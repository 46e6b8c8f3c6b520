import { inContext, web } from '../../core/http/web.ts'
import { Refusal } from '../../core/refusal.ts'
import { filesPath, staffPhotoResponse } from './file.ts'

export const inspectionWeb = () =>
  web().get(`${filesPath}/*`, async ({ incoming }) =>
    inContext(incoming, async (ctx) =>
      staffPhotoResponse(ctx, incoming.url.pathname).catch((error) => {
        if (!(error instanceof Refusal) || error.kind === 'unavailable') throw error
        return new Response(null, { status: 403, headers: { 'cache-control': 'no-store' } })
      }),
    ),
  )
