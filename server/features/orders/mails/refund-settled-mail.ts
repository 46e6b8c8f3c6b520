import { m } from '~words'
import { findAccount } from '../../../../db/queries/accounts.ts'
import { findOrder } from '../../../../db/queries/orders/lock.ts'
import { listTriesOf } from '../../../../db/queries/orders/tries.ts'
import { listShownReceipts } from '../../../../db/queries/receipts/shown.ts'
import { dayWords } from '../../../../db/reference/days.ts'
import { moneyWords } from '../../../../db/reference/money/words.ts'
import type { World } from '../../../core/context.ts'
import { signalGap } from '../../live/change-and-tell.ts'
import { languageOf } from '../../mail/letter/send-letter.tsx'
import { sendToMember } from '../../mail/links/send-link.ts'
import { toReceiptView } from '../../receipts/view.ts'
import type { RefundPayload } from '../jobs.ts'
import { paidByHandOf } from '../view/paid-by-hand.ts'

/** Updates open pages and mails the member that a failed refund was paid manually, when and how (product §17.3). */
export async function tellRefundSettled(world: World, { orderId, refundId }: RefundPayload): Promise<void> {
  const order = await findOrder(world.db, orderId)
  const account = order && (await findAccount(world.db, order.memberId))
  const tries = account ? await listTriesOf(world.db, orderId) : []
  const found = tries.find(({ refunds }) => refunds.some(({ id }) => id === refundId))
  const refund = found?.refunds.find(({ id }) => id === refundId)
  const paid = found && refund && paidByHandOf(refund, found.payment.paidCurrency ?? found.payment.currency)
  if (!order || !account || !paid) return
  signalGap(world, [order.memberId])
  const { settings } = await world.sites.byId(order.siteId)
  const locale = languageOf(settings, account.locale)
  const amount = moneyWords(paid.amount, locale)
  const note = (await listShownReceipts(world.db, orderId)).find(({ reference }) => reference === refundId)
  await sendToMember(world, account, order.origin, () => ({
    subject: m.orders_mail_refund_settled_subject({ amount }),
    preview: m.orders_mail_refund_settled_next({ email: settings.supportEmail }),
    title: m.orders_mail_refund_failed_title({ name: account.name }),
    paragraphs: [
      m.orders_mail_refund_settled_text({ amount, credits: order.credits }),
      m.orders_mail_refund_settled_next({ email: settings.supportEmail }),
    ],
    facts: [
      [m.orders_mail_refund_settled_on(), dayWords(paid.on, locale)],
      [m.orders_mail_refund_settled_how(), paid.how],
      ...(note ? [[m.withdrawals_note(), toReceiptView(note).number] as const] : []),
    ],
    action: { label: m.orders_mail_action(), url: `${order.origin}/transactions/${orderId}` },
    notes: [],
  }))
}
