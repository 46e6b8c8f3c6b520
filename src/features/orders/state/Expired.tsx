import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Clock } from 'lucide-react'
import { Alert } from '@/ui/Alert.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { StateScreen } from '@/ui/StateScreen.tsx'
import { Facts } from '@/ui/text/Facts.tsx'
import { m } from '~words'
import { moneyWords } from '../../../../db/reference/money/words.ts'
import { getLocale } from '../../../../i18n/paraglide/runtime.js'
import { GoOnLink } from '../../../lib/navigation/GoOnLink.tsx'
import { useTRPC } from '../../../lib/trpc.ts'
import { amountWords, type ShownOrder } from './facts.ts'

/** Nobody can begin to pay it any more. */
export function Expired({ order }: { order: ShownOrder }) {
  const trpc = useTRPC()
  const { packageId, country } = order
  // None where the package is no longer sold.
  const { data: now } = useQuery(trpc.packages.offer.queryOptions({ packageId, country }, { retry: false }))
  return (
    <StateScreen
      tone="info"
      icon={<Clock aria-hidden />}
      title={m.orders_expired_title()}
      text={order.isReplaced ? m.orders_replaced_text() : m.orders_expired_text()}
      actions={
        <>
          <Link
            to="/credits/$id/{-$paymentmethod}"
            params={{ id: order.packageId, paymentmethod: undefined }}
            className={buttonClass({ size: 'xl', full: true })}
          >
            {m.orders_choose_again()}
          </Link>
          <GoOnLink className={buttonClass({ variant: 'plain', size: 'xl', full: true })} />
        </>
      }
    >
      <Facts
        isCard
        facts={[
          [m.orders_fact_order(), m.orders_credits({ credits: order.credits })],
          [m.orders_fact_price_then(), amountWords(order)],
          now !== undefined && [m.orders_fact_price_now(), moneyWords(now.price, getLocale())],
        ]}
      />
      {order.surplus && (
        <Alert tone="info">{m.orders_surplus({ amount: moneyWords(order.surplus, getLocale()) })}</Alert>
      )}
    </StateScreen>
  )
}
