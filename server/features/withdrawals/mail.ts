import { m } from '~words'
import { findAccount } from '../../../db/queries/accounts.ts'
import { findPaidOrder } from '../../../db/queries/withdrawals/withdrawals.ts'
import { countries } from '../../../db/reference/countries/facts.ts'
import { dateWords, momentWords } from '../../../db/reference/days.ts'
import { money } from '../../../db/reference/money/money.ts'
import { refundedBy } from '../../../db/reference/money/withdrawal-days.ts'
import { moneyWords } from '../../../db/reference/money/words.ts'
import type { World } from '../../core/context.ts'
import type { Letter } from '../mail/letter.ts'
import { sendToMember } from '../mail/links/send-link.ts'
import type { WithdrawalPayload } from './jobs.ts'

/** The receipt of a withdrawal, which the law wants to be mailed with its date and time. */
export async function sendWithdrawalMail(world: World, { orderId, memberId }: WithdrawalPayload): Promise<void> {
  const [found, account] = [await findPaidOrder(world.db, memberId, orderId), await findAccount(world.db, memberId)]
  if (!found?.withdrawal || !account) return
  const { order, withdrawal } = found
  await sendToMember(world, account, order.origin, () => letterOf(order, withdrawal, account))
}

type Found = NonNullable<Awaited<ReturnType<typeof findPaidOrder>>>

function letterOf(
  order: Found['order'],
  { withdrawnAt, minor, credits }: NonNullable<Found['withdrawal']>,
  { name, locale }: { name: string; locale: string },
): Letter {
  const { timeZone } = countries[order.country]
  const at = momentWords(withdrawnAt, locale, { dateStyle: 'long', timeStyle: 'medium', timeZone })
  const by = dateWords(refundedBy(withdrawnAt, order.country), locale, timeZone)
  const refund = moneyWords(money(minor, order.currency), locale)
  return {
    subject: m.withdrawals_mail_subject(),
    preview: m.withdrawals_mail_preview({ refund }),
    title: m.withdrawals_mail_title({ name }),
    paragraphs: [
      m.withdrawals_mail_text({ at, bought: order.credits }),
      m.withdrawals_mail_refund({ refund, credits, by }),
    ],
    action: { label: m.withdrawals_mail_action(), url: `${order.origin}/transactions/${order.id}` },
    notes: [m.withdrawals_mail_premium()],
  }
}
