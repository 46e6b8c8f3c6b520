import { m } from '~words'
import { findAccount } from '../../../../db/queries/accounts.ts'
import { findOrder } from '../../../../db/queries/orders/lock.ts'
import { findPayment } from '../../../../db/queries/orders/payments.ts'
import { money } from '../../../../db/reference/money/money.ts'
import { moneyWords } from '../../../../db/reference/money/words.ts'
import type { World } from '../../../core/context.ts'
import { languageOf } from '../../mail/letter/send-letter.tsx'
import { sendToMember } from '../../mail/links/send-link.ts'
import type { ComeBackPayload } from '../jobs.ts'

const words = {
  bank: { subject: m.orders_mail_won_back_subject, text: m.orders_mail_won_back_text },
  provider: { subject: m.orders_mail_called_off_subject, text: m.orders_mail_called_off_text },
}

/** Tells of money that has come back to us, or never left, and what that did to the balance (product §17.3). */
export async function sendComeBackMail(world: World, payload: ComeBackPayload): Promise<void> {
  const { orderId, paymentId, by, minor, credits: count, restoresPremium } = payload
  const order = await findOrder(world.db, orderId)
  const account = order && (await findAccount(world.db, order.memberId))
  const payment = await findPayment(world.db, paymentId)
  if (!order || !account || !payment) return
  const { settings } = await world.sites.byId(order.siteId)
  const locale = languageOf(settings, account.locale)
  await sendToMember(world, account, order.origin, () => {
    const amount = moneyWords(money(minor, payment.paidCurrency ?? payment.currency), locale)
    const balance = count > 0 ? m.orders_mail_come_back_credits({ count }) : m.orders_mail_taken_back_none()
    return {
      subject: words[by].subject({ amount }),
      preview: balance,
      title: m.orders_mail_taken_back_title({ name: account.name }),
      paragraphs: [words[by].text({ amount, credits: order.credits }), balance],
      action: { label: m.orders_mail_action(), url: `${order.origin}/transactions/${orderId}` },
      notes: [
        ...(restoresPremium ? [m.orders_mail_premium_again()] : []),
        m.orders_mail_taken_back_help({ email: settings.supportEmail }),
      ],
    }
  })
}
