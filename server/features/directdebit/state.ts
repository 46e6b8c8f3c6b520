import type { Db } from '../../../db/client.ts'
import { findDebit } from '../../../db/queries/directdebit/debits.ts'
import { sumSent } from '../../../db/queries/directdebit/refunds.ts'
import { money } from '../../../db/reference/money/money.ts'
import { type PaymentState, ProviderRefused } from '../../gateways/payments/provider.ts'
import { maskedAccount } from './rules/masked-account.ts'

const euros = (minor: number) => money(minor, 'EUR')

/**
 * What has become of a direct debit, in a payment's words. It is paid once the mandate is signed: the credits are there at
 * once, and what a bank then takes back takes them along.
 */
export async function stateOf(db: Db, id: string): Promise<PaymentState> {
  const own = await findDebit(db, id)
  if (!own) throw new ProviderRefused('there is no such direct debit')
  const { debit, mandate } = own
  const isSigned = debit.signedAt !== null
  return {
    status: isSigned ? 'paid' : debit.cancelledAt ? 'cancelled' : 'open',
    canBeCancelled: !isSigned && debit.cancelledAt === null,
    paid: euros(isSigned ? debit.minor : 0),
    refunded: euros(isSigned ? await sumSent(db, id) : 0),
    chargedBack: euros(debit.returnedAt ? debit.minor : 0),
    paidWith: isSigned && mandate ? maskedAccount(mandate) : null,
    bankCountry: isSigned && mandate ? mandate.ibanCountry : null,
    mandateId: null,
  }
}
