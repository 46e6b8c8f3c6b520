import { findOrderEnd } from '../../../../db/testing/payments/order-end.ts'
import type { Shop } from './shop.ts'

/** What an order has come to: the wallet and its entries, receipts, refunds and mails. */
export async function endOf({ database }: Shop, orderId: string): Promise<string> {
  const { balance, entries, receipts, refunds, mails } = await findOrderEnd(database.db, orderId)
  return [
    `${balance} credits`,
    ...entries.map(([reason, amount]) => `${reason} ${amount}`),
    ...receipts.map(([reason, minor]) => `${reason} ${minor}`),
    ...[`${refunds} refunds`, ...mails],
  ].join(', ')
}

export const bought = '60 credits, purchase 60, sale 4799, 0 refunds, purchase_mail'

export const boughtAgain = bought.replace('60 credits, purchase 60', '120 credits, purchase 60, purchase 60')

export const withdrawn =
  '0 credits, purchase 60, withdrawal -60, sale 4799, refund -4799, 1 refunds, purchase_mail, withdrawal_mail'

export const takenBack =
  '0 credits, purchase 60, charge_back -60, sale 4799, charge_back -4799, 0 refunds, purchase_mail, taken_back_mail'

/** Less was paid than was asked for. */
export const surplus = '0 credits, 1 refunds, surplus_mail'
