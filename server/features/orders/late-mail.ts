import { m } from '~words'
import { findAccount } from '../../../db/queries/accounts.ts'
import { findOrder, type OrderRow } from '../../../db/queries/orders/lock.ts'
import { money } from '../../../db/reference/money/money.ts'
import { moneyWords } from '../../../db/reference/money/words.ts'
import type { World } from '../../core/context.ts'
import type { Letter } from '../mail/letter.ts'
import { sendToMember } from '../mail/links/send-link.ts'
import type { OrderPayload } from './jobs.ts'

export async function sendLateMail(world: World, { orderId }: OrderPayload): Promise<void> {
  const order = await findOrder(world.db, orderId)
  const account = order && (await findAccount(world.db, order.memberId))
  if (!account) return
  const { refundDays } = (await world.sites.byId(order.siteId)).settings
  await sendToMember(world, account, order.origin, () => lateLetter(order, account, refundDays))
}

function lateLetter(order: OrderRow, { name, locale }: { name: string; locale: string }, days: number): Letter {
  const amount = moneyWords(money(order.totalMinor, order.currency), locale)
  const { credits } = order
  return {
    subject: m.orders_mail_late_subject({ credits }),
    preview: m.orders_mail_late_preview({ amount }),
    title: m.orders_mail_late_title({ name }),
    paragraphs: [m.orders_mail_late_text({ amount, credits }), m.orders_mail_late_withdraw({ days })],
    action: { label: m.orders_mail_late_action(), url: `${order.origin}/credits/${order.id}` },
    notes: [],
  }
}
