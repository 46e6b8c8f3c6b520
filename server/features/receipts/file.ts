import { findOwnReceipt } from '../../../db/queries/receipts/shown.ts'
import type { Context } from '../../core/context.ts'
import { sharesOf } from '../../core/shares.ts'
import { idSchema } from '../../core/values/ids.ts'
import { receiptPdfLimit } from './limits.ts'
import { drawApart } from './pdf/apart.ts'
import { toReceiptView } from './view.ts'

/** Milliseconds that one waits for those before it: less than a request may take. */
const longestQueueing = 10_000

/**
 * Serves a receipt of the logged-in member: `{id}.pdf` is the file in their language, `{id}` redirects to its
 * transaction. 404 for another member's receipt and for an unknown id. Visitors log in first and come back, whether or
 * not the receipt exists.
 */
export async function receiptResponse(ctx: Context, file: string): Promise<Response> {
  const { data: id } = idSchema.safeParse(file.slice(0, 40).replace(/\.pdf$/, ''))
  if (!id) return none()
  if (!ctx.me) return goTo(`/login?${new URLSearchParams({ next: `/receipts/${id}` })}`)
  await ctx.limits.take(receiptPdfLimit, ctx)
  const receipt = await findOwnReceipt(ctx.db, ctx.me.id, id)
  if (!receipt) return none()
  if (!file.endsWith('.pdf')) return goTo(`/transactions/${receipt.orderId}`)
  const view = toReceiptView(receipt)
  const drawing = { receipt: view, site: ctx.site.settings.name, locale: ctx.locale }
  return new Response(await drawApart(drawing, { shares: sharesOf(ctx), maxWaitMs: longestQueueing }), {
    headers: {
      'cache-control': 'private, no-store',
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${view.number}.pdf"`,
      'cross-origin-resource-policy': 'same-origin',
    },
  })
}

const goTo = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

const none = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
