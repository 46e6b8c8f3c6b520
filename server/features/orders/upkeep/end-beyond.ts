import { listUndecidedOf } from '../../../../db/queries/orders/due.ts'
import { ProviderAway } from '../../../gateways/payments/provider.ts'
import { findBeyond, limitLowered } from '../../spending-limits/lowered.ts'
import { askOrLater, type PollOutcome } from '../buy/ask.ts'

/** Cancels the open payments of orders beyond a lowered limit. Throws `ProviderAway`, so that the job runs again. */
export const endBeyond = limitLowered.doneBy(async (world, { memberId }) => {
  const away = new Set<string>()
  for (const orderId of await findBeyond(world, memberId))
    for (const payment of await listUndecidedOf(world.db, orderId, world.now()))
      if (isWithoutAnswer(await askOrLater(world, payment, ['open']))) away.add(payment.provider)
  if (away.size > 0) throw new ProviderAway(`beyond a spending limit, and open still: ${[...away].join(', ')}`)
})

const isWithoutAnswer = (asking: PollOutcome) => asking === 'away' || asking === 'failed'
