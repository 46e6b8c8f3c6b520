import { findOwnReceipt } from '../../../db/queries/receipts/shown.ts'
import type { Context } from '../../core/context.ts'
import { idSchema } from '../../core/values/ids.ts'
import { receiptPdfLimit } from './limits.ts'
import { drawForMember } from './pdf/apart.ts'
import { toReceiptView } from './view.ts'

/** A receipt of the member who is logged in, in their language. 404 for anybody else, and for what is none. */
export async function receiptResponse(ctx: Context, file: string): Promise<Response> {
  const { data: id } = idSchema.safeParse(file.slice(0, 40).replace(/\.pdf$/, ''))
  if (!ctx.me || !id || !file.endsWith('.pdf')) return none()
  await ctx.limits.take(receiptPdfLimit, ctx)
  const receipt = await findOwnReceipt(ctx.db, ctx.me.id, id)
  if (!receipt) return none()
  const view = toReceiptView(receipt)
  const drawing = { receipt: view, site: ctx.site.settings.name, locale: ctx.locale }
  return new Response(await drawForMember(ctx.me.id, drawing), {
    headers: {
      'cache-control': 'private, no-store',
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${view.number}.pdf"`,
      'cross-origin-resource-policy': 'same-origin',
    },
  })
}

const none = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
