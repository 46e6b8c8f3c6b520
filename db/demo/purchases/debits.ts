import { collectOn } from '../../reference/money/collection-days.ts'
import type { directDebitMandates, directDebitNumbers, directDebits } from '../../schema/index.ts'
import { debtor } from './means.ts'
import type { DemoOrder } from './plan.ts'
import { isAtTestBank, priceOf, siteOf } from './rows.ts'

/** What the server makes of what a debtor fills in and signs, by a secret of its own. */
export interface Signing {
  /** Of the words that are ticked. */
  textVersion: string
  referenceOf: (siteName: string, number: number) => string
  keyOf: (what: 'iban' | 'phone', value: string) => string
  sealOf: (what: 'iban' | 'phone', value: string) => string
}

/** Days between signing and collecting, as the sites have them. */
const notice = 5

/** Numbered on each site, as its mandates are. */
type DemoDebit = Omit<typeof directDebits.$inferInsert, 'reference'> & { siteName: string }

/** What is signed and waits for the operator's export. */
export function directDebitRows(orders: readonly DemoOrder[]) {
  const last = new Map<string, number>()
  const rows = orders.flatMap((order): DemoDebit[] =>
    order.tries
      .filter((each) => !isAtTestBank(each))
      .map(({ id, createdAt }) => {
        const { siteId } = order.buyer
        const number = (last.get(siteId) ?? 0) + 1
        last.set(siteId, number)
        const { name } = siteOf(order).settings
        return {
          ...{ id, paymentId: id, siteId, siteName: name, number, createdAt },
          ...{ minor: priceOf(order).minor, description: `${name}: ${order.tier.credits} credits` },
          ...{ signedAt: order.paidAt, collectOn: order.paidAt && collectOn(order.paidAt, notice) },
        }
      }),
  )
  const numbers: (typeof directDebitNumbers.$inferInsert)[] = [...last].map(([siteId, lastMandate]) => ({
    ...{ siteId, lastMandate },
  }))
  return { directDebitNumbers: numbers, directDebits: rows }
}

/** The same with its reference. */
export const debitRow = (
  { siteName, ...debit }: DemoDebit,
  { referenceOf }: Signing,
): typeof directDebits.$inferInsert => ({ ...debit, reference: referenceOf(siteName, debit.number) })

/** What was filled in for it, sealed. */
export function mandateRow(
  { id: directDebitId, createdAt: tickedAt }: DemoDebit,
  { textVersion, keyOf, sealOf }: Signing,
): typeof directDebitMandates.$inferInsert {
  const { iban, phone, masked: _, ...shown } = debtor
  return {
    ...{ directDebitId, textVersion, tickedAt, ...shown, phoneEnd: phone.slice(-3) },
    ...{ ibanKey: keyOf('iban', iban), sealedIban: sealOf('iban', iban) },
    ...{ phoneKey: keyOf('phone', phone), sealedPhone: sealOf('phone', phone) },
  }
}
