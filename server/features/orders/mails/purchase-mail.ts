import { m } from '~words'
import { findAccount } from '../../../../db/queries/accounts.ts'
import { findOrder, type OrderRow } from '../../../../db/queries/orders/lock.ts'
import { sumCollectedFrom } from '../../../../db/queries/orders/payments.ts'
import { listShownReceipts } from '../../../../db/queries/receipts/shown.ts'
import { countries } from '../../../../db/reference/countries/facts.ts'
import { dateWords, timeWords } from '../../../../db/reference/days.ts'
import { isOrderOver } from '../../../../db/reference/money/order-life.ts'
import { withdrawableUntil } from '../../../../db/reference/money/withdrawal-days.ts'
import { moneyWords } from '../../../../db/reference/money/words.ts'
import type { World } from '../../../core/context.ts'
import type { SiteSettings } from '../../../core/site/settings.ts'
import type { Letter } from '../../mail/letter/letter.ts'
import { languageOf } from '../../mail/letter/send-letter.tsx'
import { sendToMember } from '../../mail/links/send-link.ts'
import { attachmentOf } from '../../receipts/pdf/attachment.ts'
import { collectionWords, receiptWords, zoneOf } from '../../receipts/rules/words.ts'
import { type ReceiptView, toReceiptView } from '../../receipts/view.ts'
import type { OrderPayload } from '../jobs.ts'

/** The contract and its receipt on what the member can keep, as the law wants (product §17.7). */
export async function sendPurchaseMail(world: World, { orderId }: OrderPayload): Promise<void> {
  const order = await findOrder(world.db, orderId)
  const account = order && (await findAccount(world.db, order.memberId))
  const [sale] = account ? await listShownReceipts(world.db, orderId) : []
  if (!order?.paidAt || !account || !sale) return
  const { settings } = await world.sites.byId(order.siteId)
  const collected = order.owedCredits > 0 ? await sumCollectedFrom(world.db, order.memberId, orderId) : 0
  const bought = { order, paidAt: order.paidAt, receipt: toReceiptView(sale), collected }
  const locale = languageOf(settings, account.locale)
  const attachment = await attachmentOf({ receipt: bought.receipt, site: settings.name, locale })
  await sendToMember(world, account, order.origin, () => ({
    ...letterOf(bought, { name: account.name, locale }, settings),
    attachments: [attachment],
  }))
}

interface PurchaseMailFacts {
  order: OrderRow
  paidAt: Date
  receipt: ReceiptView
  /** Of its credits: what went for what a bank had taken back of earlier purchases. */
  collected: number
}

function letterOf(bought: PurchaseMailFacts, reader: { name: string; locale: string }, settings: SiteSettings): Letter {
  const { order, paidAt, receipt } = bought
  const { name, locale } = reader
  const [credits, amount] = [order.credits, moneyWords(receipt.total, locale)]
  // Of a direct debit no money has come in yet.
  const isLate = isOrderOver(order, paidAt) && !receipt.collection
  const words = receiptWords(receipt, locale)
  const days = settings.refundDays
  const until = withdrawableUntil(paidAt, order.country, days)
  return {
    subject: isLate ? m.orders_mail_late_subject({ credits }) : m.orders_mail_subject({ credits }),
    preview: isLate ? m.orders_mail_late_preview({ amount }) : words.title,
    title: m.orders_mail_title({ name }),
    paragraphs: [
      ...paidWords(bought, locale),
      ...(bought.collected > 0 ? [m.orders_mail_collected({ count: bought.collected })] : []),
      m.orders_mail_receipt(),
    ],
    facts: factsOf(bought, locale),
    action: { label: m.orders_mail_action(), url: `${order.origin}/transactions/${order.id}` },
    notes: [
      m.orders_mail_consent({ version: order.consentVersion }),
      m.orders_mail_withdraw({
        ...{ days, email: settings.supportEmail },
        until: dateWords(until, locale, countries[order.country].timeZone),
      }),
      ...words.notes,
      m.orders_mail_seller({ seller: words.seller.join(' · ') }),
    ],
  }
}

/** What was bought, and that it was paid; of a direct debit when it will be. */
function paidWords({ order, paidAt, receipt }: PurchaseMailFacts, locale: string): string[] {
  const { credits } = order
  const amount = moneyWords(receipt.total, locale)
  const { collection } = receipt
  if (collection)
    return [
      m.orders_mail_announced_text({ amount, credits }),
      m.orders_mail_announced({ amount, ...collectionWords(collection, locale) }),
    ]
  const isLate = isOrderOver(order, paidAt)
  return [isLate ? m.orders_mail_late_text({ amount, credits }) : m.orders_mail_text({ amount, credits })]
}

function factsOf({ order, paidAt, receipt }: PurchaseMailFacts, locale: string): Letter['facts'] {
  const words = receiptWords(receipt, locale)
  const zone = zoneOf(receipt)
  return [
    [m.orders_mail_fact_receipt(), receipt.number],
    [m.orders_mail_fact_ordered(), timeWords(order.createdAt, locale, zone)],
    [m.orders_mail_fact_paid(), timeWords(paidAt, locale, zone)],
    [[words.what, words.unit].filter(Boolean).join(' · '), moneyWords(receipt.price, locale)],
    ...words.amounts.map(({ label, amount }) => [label, moneyWords(amount, locale)] as const),
    [words.total, moneyWords(receipt.total, locale)],
  ]
}
