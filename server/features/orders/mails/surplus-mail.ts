import { m } from '~words'
import { findAccount } from '../../../../db/queries/accounts.ts'
import { findOrder, type OrderRow } from '../../../../db/queries/orders/lock.ts'
import { listTriesOf, type PaymentTry } from '../../../../db/queries/orders/tries.ts'
import { isSame, money } from '../../../../db/reference/money/money.ts'
import { moneyWords } from '../../../../db/reference/money/words.ts'
import type { World } from '../../../core/context.ts'
import type { Letter } from '../../mail/letter/letter.ts'
import { languageOf } from '../../mail/letter/send-letter.tsx'
import { sendToMember } from '../../mail/links/send-link.ts'
import type { RefundPayload } from '../jobs.ts'

/** Tells whose money brought no credits why, and that it goes back (product §17.3). */
export async function sendSurplusMail(world: World, { orderId, refundId }: RefundPayload): Promise<void> {
  const order = await findOrder(world.db, orderId)
  const account = order && (await findAccount(world.db, order.memberId))
  const tries = account ? await listTriesOf(world.db, orderId) : []
  const found = tries.find(({ refunds }) => refunds.some(({ id }) => id === refundId))
  const refund = found?.refunds.find(({ id }) => id === refundId)
  if (!order || !account || !found || !refund) return
  const { settings } = await world.sites.byId(order.siteId)
  const locale = languageOf(settings, account.locale)
  await sendToMember(world, account, order.origin, () =>
    letterOf(
      { order, found, minor: refund.minor, canBeSentBack: world.payments.canRefund(found.payment) },
      { name: account.name, locale, email: settings.supportEmail },
    ),
  )
}

interface Surplus {
  order: OrderRow
  /** What was paid by. */
  found: PaymentTry
  /** Goes back of it. */
  minor: number
  canBeSentBack: boolean
}

function letterOf(surplus: Surplus, { name, locale, email }: { name: string; locale: string; email: string }): Letter {
  const { order, found, minor, canBeSentBack } = surplus
  const { credits, origin, id } = order
  const [asked, came] = amountsOf(found)
  const amount = moneyWords(money(minor, came.currency), locale)
  // Its bank is never asked for it.
  const isNotCollected = found.collecting?.droppedAt != null
  const { paidWith } = found.payment
  return {
    subject: isNotCollected
      ? m.orders_mail_surplus_not_collected_subject({ amount })
      : canBeSentBack
        ? m.orders_mail_surplus_subject({ amount })
        : m.orders_mail_surplus_owed_subject({ amount }),
    preview: m.orders_mail_surplus_no_credits(),
    title: m.orders_mail_surplus_title({ name }),
    paragraphs: [
      reasonOf(surplus),
      isNotCollected
        ? m.orders_mail_surplus_not_collected({ amount })
        : canBeSentBack
          ? m.orders_mail_surplus_text({ amount })
          : m.orders_mail_surplus_not_refundable({ amount, email }),
      m.orders_mail_surplus_no_credits(),
    ],
    facts: [
      [m.orders_fact_order(), m.orders_credits({ credits })],
      [m.orders_mail_surplus_asked(), moneyWords(asked, locale)],
      ...(isNotCollected ? [] : [[m.orders_mail_surplus_came(), moneyWords(came, locale)] as const]),
      ...(paidWith === null ? [] : [[m.orders_fact_method(), paidWith] as const]),
    ],
    action: { label: m.directdebit_mail_action(), url: `${origin}/transactions/${id}` },
    notes: [],
  }
}

const amountsOf = ({ payment: { minor, currency, paidMinor, paidCurrency } }: PaymentTry) =>
  [money(minor, currency), money(paidMinor, paidCurrency ?? currency)] as const

function reasonOf({ order: { credits, paidAt }, found }: Surplus): string {
  const [asked, came] = amountsOf(found)
  if (!isSame(asked, came)) return m.orders_mail_surplus_other({ credits })
  return paidAt ? m.orders_mail_surplus_twice({ credits }) : m.orders_mail_surplus_discount({ credits })
}
