import { type DuePayment, listPaid, listUndecided } from '../../../../db/queries/orders/due.ts'
import type { PaymentStatus } from '../../../../db/reference/money/payment-statuses.ts'
import type { World } from '../../../core/context.ts'
import { askOrLater } from '../buy/ask.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Nothing is decided of these, so they are asked about in each round. */
const undecided = { after: 4 * minute, limit: 500 }
/** A bank may take them back for a year, and the news of it may be lost. */
const paid = { after: 7 * day, for: 400 * day, limit: 100 }

/** So many are asked about at once. */
const atOnce = 5

/**
 * Asks the providers about all payments of which news may have been lost, and ends those that nobody is to pay any more
 * (product §17.3). Whatever was killed, cut off or never delivered in between is found again here.
 */
export async function reconcile(world: World): Promise<void> {
  const now = world.now()
  const before = (age: number) => new Date(now.getTime() - age)
  const away = new Set<string>()
  const askAll = async (payments: readonly Due[], endsOf: (payment: Due) => readonly PaymentStatus[]) => {
    for (let n = 0; n < payments.length; n += atOnce) {
      const some = payments.slice(n, n + atOnce).filter(({ provider }) => !away.has(provider))
      const answers = await Promise.all(some.map((payment) => askOrLater(world, payment, endsOf(payment))))
      // Each would wait for an answer that does not come, and hold up the others.
      some.forEach(({ provider }, i) => {
        if (answers[i] === 'away') away.add(provider)
      })
    }
  }
  const open = await listUndecided(world.db, { askedBefore: before(undecided.after), now, limit: undecided.limit })
  await askAll(open, ({ isOver }) => (isOver ? ['open'] : []))
  const settled = { askedBefore: before(paid.after), paidAfter: before(paid.for), limit: paid.limit }
  await askAll(await listPaid(world.db, settled), () => [])
}

type Due = Pick<DuePayment, 'id' | 'provider' | 'providerPaymentId'> & Partial<Pick<DuePayment, 'isOver'>>
