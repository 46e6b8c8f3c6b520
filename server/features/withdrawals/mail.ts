import { m } from '~words'
import { findAccount } from '../../../db/queries/accounts.ts'
import { sumGivenBack } from '../../../db/queries/orders/refunds.ts'
import { findCollecting } from '../../../db/queries/payments/collections.ts'
import { listShownReceipts } from '../../../db/queries/receipts/shown.ts'
import { findPaidOrder } from '../../../db/queries/withdrawals/withdrawals.ts'
import { countries } from '../../../db/reference/countries/facts.ts'
import { dateWords, timeWords } from '../../../db/reference/days.ts'
import { money, shareOf } from '../../../db/reference/money/money.ts'
import { bookkeepingZone } from '../../../db/reference/money/tax.ts'
import { refundedBy } from '../../../db/reference/money/withdrawal-days.ts'
import { moneyWords } from '../../../db/reference/money/words.ts'
import type { World } from '../../core/context.ts'
import type { Letter } from '../mail/letter/letter.ts'
import { languageOf } from '../mail/letter/send-letter.tsx'
import { sendToMember } from '../mail/links/send-link.ts'
import { type CollectionView, collectionOf } from '../payments/collection.ts'
import { methodName } from '../payments/rules/method-names.ts'
import { attachmentOf } from '../receipts/pdf/attachment.ts'
import { receiptWords, sellerLines } from '../receipts/rules/words.ts'
import { type ReceiptView, toReceiptView } from '../receipts/view.ts'
import type { WithdrawalPayload } from './jobs.ts'

/** The receipt of a withdrawal, which the law wants to be mailed with its date and time. */
export async function sendWithdrawalMail(
  world: World,
  { orderId, memberId, endsPremium }: WithdrawalPayload,
): Promise<void> {
  const [found, account] = [await findPaidOrder(world.db, memberId, orderId), await findAccount(world.db, memberId)]
  if (!found?.withdrawal || !account) return
  const { order, payment, withdrawal } = found
  const collecting = payment.method === 'sdd' ? await findCollecting(world.db, payment.id) : undefined
  const { settings } = await world.sites.byId(order.siteId)
  const locale = languageOf(settings, account.locale)
  const zone = bookkeepingZone(settings.companyInfo.country)
  const note = (await listShownReceipts(world.db, orderId)).find(({ reference }) => reference === withdrawal.refundId)
  const receipt = note && toReceiptView(note)
  const attachments = receipt ? [await attachmentOf({ receipt, site: settings.name, locale })] : []
  const givenBackMinor = await sumGivenBack(world.db, payment.id)
  const premium = endsPremium ? 'ended' : account.premiumSince ? 'kept' : 'none'
  await sendToMember(world, account, order.origin, () => ({
    ...letterOf(
      order,
      payment,
      { ...withdrawal, givenBackMinor },
      {
        ...{ name: account.name, premium, locale, zone, email: settings.supportEmail },
        canBeSentBack: world.payments.canRefund(payment),
      },
      receipt,
      collectionOf(collecting, world.now()),
    ),
    attachments,
  }))
}

interface WithdrawalMailFacts {
  name: string
  premium: keyof typeof premiumWords
  locale: string
  zone: string
  /** The support address. */
  email: string
  canBeSentBack: boolean
}

type PaidOrderForMail = NonNullable<Awaited<ReturnType<typeof findPaidOrder>>>

/** What was given back of it at the provider, in minor units of what came in. */
interface GivenBack {
  givenBackMinor: number
}

function letterOf(
  order: PaidOrderForMail['order'],
  payment: PaidOrderForMail['payment'],
  { withdrawnAt, minor, credits, givenBackMinor }: NonNullable<PaidOrderForMail['withdrawal']> & GivenBack,
  { name, premium, locale, zone, email, canBeSentBack }: WithdrawalMailFacts,
  receipt: ReceiptView | undefined,
  collection: CollectionView | null,
): Letter {
  const at = timeWords(withdrawnAt, locale, zone)
  const by = dateWords(refundedBy(withdrawnAt, order.country), locale, countries[order.country].timeZone)
  const refund = moneyWords(money(minor, order.currency), locale)
  const price = moneyWords(money(order.totalMinor, order.currency), locale)
  const how = payment.paidWith ?? methodName(payment.method)
  const isNotCollected = collection?.state === 'dropped'
  const isToCome = collection?.state === 'announced'
  return {
    subject: m.withdrawals_mail_subject(),
    preview: isNotCollected
      ? m.withdrawals_offer_not_collected({ amount: refund })
      : m.withdrawals_mail_preview({ refund }),
    title: m.withdrawals_mail_title({ name }),
    paragraphs: [
      m.withdrawals_mail_text({ at, bought: order.credits }),
      isNotCollected
        ? m.withdrawals_mail_not_collected({ refund, credits })
        : isToCome
          ? m.withdrawals_mail_collected_first({ refund, credits, how, by, price })
          : canBeSentBack
            ? m.withdrawals_mail_refund({ refund, credits, how, by })
            : m.withdrawals_mail_not_refundable({ refund, credits, how, by, email }),
    ],
    facts: [
      [isNotCollected || isToCome ? m.withdrawals_to_collect() : m.withdrawals_paid(), price],
      ...sumOf(order, payment, { minor, credits, givenBackMinor }, locale),
      ...(receipt ? noteFactsOf(receipt, locale) : []),
    ],
    action: { label: m.withdrawals_mail_action(), url: `${order.origin}/transactions/${order.id}` },
    notes: [
      `${premiumWords[premium]()} ${m.withdrawals_messages_stay()}`.trim(),
      ...(receipt ? [m.withdrawals_mail_seller({ seller: sellerLines(receipt.seller, locale).join(' · ') })] : []),
    ],
  }
}

/** What became of premium with it. */
const premiumWords = {
  kept: m.withdrawals_point_premium,
  ended: m.withdrawals_mail_premium_ended,
  none: () => '',
}

/** The price of what was unused, and where a bank has taken back more than leaves it, what is left. */
function sumOf(
  { totalMinor, currency, credits: bought }: PaidOrderForMail['order'],
  { chargedBackMinor, paidCurrency }: PaidOrderForMail['payment'],
  {
    minor,
    credits,
    givenBackMinor,
  }: Pick<NonNullable<PaidOrderForMail['withdrawal']>, 'minor' | 'credits'> & GivenBack,
  locale: string,
): [string, string][] {
  const price = money(totalMinor, currency)
  const share = shareOf(price, credits, bought)
  const amountOf = (gone: number) => moneyWords(money(gone, paidCurrency ?? currency), locale)
  return [
    [`${moneyWords(price, locale)} × ${credits} / ${bought}`, moneyWords(share, locale)],
    ...(chargedBackMinor > 0
      ? [[m.withdrawals_taken_back_amount(), amountOf(chargedBackMinor)] as [string, string]]
      : []),
    ...(givenBackMinor > 0 ? [[m.withdrawals_given_back_amount(), amountOf(givenBackMinor)] as [string, string]] : []),
    ...(minor < share.minor
      ? [[m.withdrawals_left(), moneyWords(money(minor, currency), locale)] as [string, string]]
      : []),
  ]
}

/** The credit note, with the tax that goes back. */
const noteFactsOf = (receipt: ReceiptView, locale: string): [string, string][] => [
  [m.withdrawals_note(), receipt.number],
  ...receiptWords(receipt, locale).amounts.map(({ label, amount }): [string, string] => [
    label,
    moneyWords(amount, locale),
  ]),
]
