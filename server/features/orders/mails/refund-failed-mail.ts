import { m } from '~words'
import { findAccount } from '../../../../db/queries/accounts.ts'
import { findOrder } from '../../../../db/queries/orders/lock.ts'
import { listTriesOf } from '../../../../db/queries/orders/tries.ts'
import { listShownReceipts } from '../../../../db/queries/receipts/shown.ts'
import { money } from '../../../../db/reference/money/money.ts'
import { moneyWords } from '../../../../db/reference/money/words.ts'
import type { World } from '../../../core/context.ts'
import { languageOf } from '../../mail/letter/send-letter.tsx'
import { sendToMember } from '../../mail/links/send-link.ts'
import { collectionOf } from '../../payments/collection.ts'
import { toReceiptView } from '../../receipts/view.ts'
import type { RefundPayload } from '../jobs.ts'
import { owedOf, refundState } from '../rules/refund-state.ts'

/**
 * Mails that a refund failed, with the support address (product §17.3). Skipped if a bank has returned the money since.
 */
export async function sendRefundFailedMail(world: World, { orderId, refundId }: RefundPayload): Promise<void> {
  const order = await findOrder(world.db, orderId)
  const account = order && (await findAccount(world.db, order.memberId))
  const found = account && (await listTriesOf(world.db, orderId)).find(({ refunds }) => refunds.some(isIt))
  const refund = found?.refunds.find(isIt)
  if (!order || !account || !found || !refund) return
  const { payment } = found
  const state = refundState(refund, { ...payment, collection: collectionOf(found.collecting, world.now()) })
  const minor = owedOf(refund, payment, found.refunds)
  if (state !== 'failed' || minor === 0) return
  const { settings } = await world.sites.byId(order.siteId)
  const amount = moneyWords(
    money(minor, payment.paidCurrency ?? payment.currency),
    languageOf(settings, account.locale),
  )
  const note = (await listShownReceipts(world.db, orderId)).find(({ reference }) => reference === refundId)
  await sendToMember(world, account, order.origin, () => ({
    subject: m.orders_mail_refund_failed_subject({ amount }),
    preview: m.orders_mail_refund_failed_next({ email: settings.supportEmail }),
    title: m.orders_mail_refund_failed_title({ name: account.name }),
    paragraphs: [
      m.orders_mail_refund_failed_text({ amount, credits: order.credits }),
      m.orders_mail_refund_failed_next({ email: settings.supportEmail }),
    ],
    facts: [
      ...(payment.paidWith === null ? [] : [[m.orders_fact_method(), payment.paidWith] as const]),
      ...(note ? [[m.withdrawals_note(), toReceiptView(note).number] as const] : []),
    ],
    action: { label: m.orders_mail_action(), url: `${order.origin}/transactions/${orderId}` },
    notes: [],
  }))

  function isIt({ id }: { id: string }) {
    return id === refundId
  }
}
