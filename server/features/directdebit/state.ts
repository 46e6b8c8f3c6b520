import type { Db } from '../../../db/client.ts'
import { type DirectDebitRow, findDebit } from '../../../db/queries/directdebit/debits.ts'
import { sumSent } from '../../../db/queries/directdebit/refunds.ts'
import { findCollecting } from '../../../db/queries/payments/collections.ts'
import { collectionDay, isFinal } from '../../../db/reference/money/collection-days.ts'
import { money } from '../../../db/reference/money/money.ts'
import type { PaymentStatus } from '../../../db/reference/money/payment-statuses.ts'
import { type PaymentState, ProviderRefused } from '../../gateways/payments/provider.ts'
import { maskedAccount } from './rules/masked-account.ts'

const euros = (minor: number) => money(minor, 'EUR')

/**
 * What has become of a direct debit, in a payment's words. It is paid once the mandate is signed: the credits are there at
 * once, and what a bank then takes back takes them along. One that is credited later is paid once no bank returns it any more.
 */
export async function stateOf(db: Db, id: string, now: Date): Promise<PaymentState> {
  const own = await findDebit(db, id)
  if (!own) throw new ProviderRefused('there is no such direct debit')
  const { debit, mandate } = own
  const isSigned = debit.signedAt !== null
  const status = await statusOf(db, debit, now)
  const isPaid = status === 'paid'
  return {
    status,
    canBeCancelled: !isSigned && debit.cancelledAt === null,
    paid: euros(isPaid ? debit.minor : 0),
    refunded: euros(isPaid ? await sumSent(db, id) : 0),
    chargedBack: euros(isPaid && debit.returnedAt ? debit.minor : 0),
    paidWith: isSigned && mandate ? maskedAccount(mandate) : null,
    bankCountry: isSigned && mandate ? mandate.ibanCountry : null,
    mandateId: null,
  }
}

async function statusOf(db: Db, debit: DirectDebitRow, now: Date): Promise<PaymentStatus> {
  const { signedAt, cancelledAt, isCreditedLater, returnedAt, droppedAt, paymentId } = debit
  if (!signedAt) return cancelledAt ? 'cancelled' : 'open'
  if (!isCreditedLater) return 'paid'
  const collecting = await findCollecting(db, paymentId)
  const day = collecting?.filedAt && !collecting.refusedAt && collectionDay(collecting.collectOn, collecting.filedAt)
  if (day && isFinal(day, returnedAt ?? now)) return 'paid'
  return returnedAt || droppedAt ? 'failed' : 'pending'
}
