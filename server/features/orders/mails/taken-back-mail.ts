import { m } from '~words'
import { findAccount } from '../../../../db/queries/accounts.ts'
import { findOrder } from '../../../../db/queries/orders/lock.ts'
import { listTriesBy } from '../../../../db/queries/orders/tries.ts'
import { listShownReceipts } from '../../../../db/queries/receipts/shown.ts'
import { money } from '../../../../db/reference/money/money.ts'
import { moneyWords } from '../../../../db/reference/money/words.ts'
import type { World } from '../../../core/context.ts'
import type { Letter } from '../../mail/letter/letter.ts'
import { languageOf } from '../../mail/letter/send-letter.tsx'
import { sendToMember } from '../../mail/links/send-link.ts'
import { attachmentOf } from '../../receipts/pdf/attachment.ts'
import { toReceiptView } from '../../receipts/view.ts'
import type { TakenBackPayload } from '../jobs.ts'

/** Tells what a bank has taken back, and what that did to the balance, with the credit note (product §17.3). */
export async function sendTakenBackMail(world: World, payload: TakenBackPayload): Promise<void> {
  const { orderId, paymentId, minor, reference } = payload
  const order = await findOrder(world.db, orderId)
  const account = order && (await findAccount(world.db, order.memberId))
  const [found] = account ? await listTriesBy(world.db, [paymentId]) : []
  if (!order || !account || !found) return
  const { settings } = await world.sites.byId(order.siteId)
  const locale = languageOf(settings, account.locale)
  const { currency, paidCurrency, method } = found.payment
  // Of what was bought before there were receipts there is none.
  const note = (await listShownReceipts(world.db, orderId)).find((receipt) => receipt.reference === reference)
  const receipt = note && toReceiptView(note)
  const attachments = receipt ? [await attachmentOf({ receipt, site: settings.name, locale })] : []
  await sendToMember(world, account, order.origin, () => ({
    ...letterOf(payload, {
      ...{ name: account.name, credits: order.credits, email: settings.supportEmail },
      isPremium: account.premiumSince !== null,
      amount: moneyWords(money(minor, paidCurrency ?? currency), locale),
      isDirectDebit: method === 'sdd',
      note: receipt?.number,
      url: `${order.origin}/transactions/${orderId}`,
    }),
    attachments,
  }))
}

interface ChargeBackMailFacts {
  name: string
  isPremium: boolean
  /** Of the order. */
  credits: number
  amount: string
  isDirectDebit: boolean
  /** The number of the credit note. */
  note: string | undefined
  email: string
  url: string
}

function letterOf({ credits: taken, owed, endsPremium }: TakenBackPayload, facts: ChargeBackMailFacts): Letter {
  const { name, credits, amount, isPremium, isDirectDebit, note, email, url } = facts
  const balance = taken > 0 ? m.orders_mail_taken_back_credits({ count: taken }) : m.orders_mail_taken_back_none()
  return {
    subject: isDirectDebit ? m.orders_mail_not_paid_subject({ amount }) : m.orders_mail_taken_back_subject({ amount }),
    preview: balance,
    title: m.orders_mail_taken_back_title({ name }),
    paragraphs: [
      isDirectDebit
        ? m.orders_mail_not_paid_text({ amount, credits })
        : m.orders_mail_taken_back_text({ amount, credits }),
      balance,
      ...(owed > 0 ? [m.orders_taken_back_owed_next({ credits: owed })] : []),
    ],
    ...(note && { facts: [[m.withdrawals_note(), note]] }),
    action: { label: m.orders_mail_action(), url },
    notes: [
      ...(endsPremium ? [m.orders_mail_premium_ended()] : isPremium ? [m.orders_mail_taken_back_premium()] : []),
      m.orders_mail_taken_back_help({ email }),
    ],
  }
}
