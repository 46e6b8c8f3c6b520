import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'
import { useTRPC } from '../../../lib/trpc.ts'
import { TestBanner } from '../../packages/TestBanner.tsx'
import type { ShownOrder } from './facts.ts'

// What no checkout begins with. What the server draws is taken over with the data that it was drawn with, so it comes before React does.
const Waiting = lazyPart(() => import('./Waiting.tsx'), 'Waiting', 'before-hydration')
const Paid = lazyPart(() => import('./Paid.tsx'), 'Paid', 'before-hydration')
const Declined = lazyPart(() => import('./Declined.tsx'), 'Declined', 'before-hydration')
const Expired = lazyPart(() => import('./Expired.tsx'), 'Expired')
const GivenBack = lazyPart(() => import('./GivenBack.tsx'), 'GivenBack')
const TryAgain = lazyPart(() => import('./TryAgain.tsx'), 'TryAgain', 'before-hydration')
const TakenBack = lazyPart(() => import('./TakenBack.tsx'), 'TakenBack')

/** Milliseconds between two readings while something may still come of it: the live stream tells sooner. */
const readEvery = 5_000

const isUndecided = (state: string) => state === 'starting' || state === 'open' || state === 'pending'

/** `/credits/{order}`: what has become of an order, as it happens. */
export function OrderPage({ orderId }: { orderId: string }) {
  const trpc = useTRPC()
  const { data: order } = useSuspenseQuery({
    ...trpc.orders.get.queryOptions({ orderId }),
    refetchInterval: ({ state: { data } }) => data !== undefined && isUndecided(data.state) && readEvery,
  })
  return (
    <>
      <TestBanner isTest={order.isTest} />
      {isUndecided(order.state) && <Undecided key={order.payment?.startedAt.getTime()} order={order} />}
      {order.state === 'paid' && <WhatBecameOfIt order={order} />}
      {order.state === 'failed' && <Failed key={order.payment?.startedAt.getTime()} order={order} />}
      {(order.state === 'cancelled' || order.state === 'timed_out') && <TryAgain order={order} />}
      {order.state === 'expired' && <Expired order={order} />}
    </>
  )
}

/** Whose provider says nothing that can be used need not be waited for. */
function Undecided({ order }: { order: ShownOrder }) {
  const [wantsOther, setWantsOther] = useState(false)
  if (wantsOther && order.canPayOtherwise) return <TryAgain order={order} />
  return <Waiting order={order} onOther={() => setWantsOther(true)} />
}

/** The last word is the bank's: what it took back may be more than was withdrawn. */
function WhatBecameOfIt({ order }: { order: ShownOrder }) {
  const { takenBack, withdrawn } = order
  if (takenBack && (takenBack.amount || !withdrawn)) return <TakenBack order={order} takenBack={takenBack} />
  return withdrawn ? <GivenBack order={order} withdrawn={withdrawn} /> : <Paid order={order} />
}

function Failed({ order }: { order: ShownOrder }) {
  const [wantsOther, setWantsOther] = useState(false)
  const saved = order.payment?.saved
  if (!saved || wantsOther) return <TryAgain order={order} />
  return <Declined order={order} saved={saved} onOther={() => setWantsOther(true)} />
}
