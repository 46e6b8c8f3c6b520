import { m } from '~words'
import { findAccount } from '../../../../db/queries/accounts.ts'
import { findOrder } from '../../../../db/queries/orders/lock.ts'
import { listTriesBy } from '../../../../db/queries/orders/tries.ts'
import { listShownReceipts } from '../../../../db/queries/receipts/shown.ts'
import { money } from '../../../../db/reference/money/money.ts'
import { moneyWords } from '../../../../db/reference/money/words.ts'
import type { World } from '../../../core/context.ts'
import { languageOf } from '../../mail/letter/send-letter.tsx'
import { sendToMember } from '../../mail/links/send-link.ts'
import { attachmentOf } from '../../receipts/pdf/attachment.ts'
import { toReceiptView } from '../../receipts/view.ts'
import type { GivenBackPayload } from '../jobs.ts'

/** Tells what was given back at the provider, and what that did to the balance, with the credit note (product §17.3). */
export async function sendGivenBackMail(world: World, payload: GivenBackPayload): Promise<void> {
  const { orderId, paymentId, refundId, credits: taken, owed, endsPremium } = payload
  const order = await findOrder(world.db, orderId)
  const account = order && (await findAccount(world.db, order.memberId))
  const [found] = account ? await listTriesBy(world.db, [paymentId]) : []
  const refund = found?.refunds.find(({ id }) => id === refundId)
  if (!order || !account || !found || !refund) return
  const { settings } = await world.sites.byId(order.siteId)
  const locale = languageOf(settings, account.locale)
  const { currency, paidCurrency, paidWith } = found.payment
  // Of what brought no credits there is none.
  const note = (await listShownReceipts(world.db, orderId)).find(({ reference }) => reference === refundId)
  const receipt = note && toReceiptView(note)
  const attachments = receipt ? [await attachmentOf({ receipt, site: settings.name, locale })] : []
  await sendToMember(world, account, order.origin, () => {
    const amount = moneyWords(money(refund.minor, paidCurrency ?? currency), locale)
    const balance = taken > 0 ? m.orders_mail_taken_back_credits({ count: taken }) : m.orders_mail_taken_back_none()
    return {
      subject: m.orders_mail_given_back_subject({ amount }),
      preview: balance,
      title: m.orders_mail_taken_back_title({ name: account.name }),
      paragraphs: [
        m.orders_mail_given_back_text({ amount, credits: order.credits }),
        balance,
        ...(owed > 0 ? [m.orders_taken_back_owed({ credits: owed })] : []),
      ],
      facts: [
        ...(paidWith === null ? [] : [[m.orders_fact_method(), paidWith] as const]),
        ...(receipt ? [[m.withdrawals_note(), receipt.number] as const] : []),
      ],
      action: { label: m.orders_mail_action(), url: `${order.origin}/transactions/${orderId}` },
      notes: [
        ...(endsPremium
          ? [m.orders_mail_premium_ended()]
          : account.premiumSince
            ? [m.orders_mail_taken_back_premium()]
            : []),
        m.orders_mail_taken_back_help({ email: settings.supportEmail }),
      ],
      attachments,
    }
  })
}
