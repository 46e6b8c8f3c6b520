import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Gauge } from 'lucide-react'
import { Alert } from '@/ui/Alert.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'
import type { Money } from '../../../../db/reference/money/money.ts'
import { moneyWords } from '../../../../db/reference/money/words.ts'
import { getLocale } from '../../../../i18n/paraglide/runtime.js'
import { useTRPC } from '../../../lib/trpc.ts'
import { reachedWords } from '../../packages/limit-words.ts'
import { type BlockingLimit, limitInTheWayOf, ownLimitsOptions } from '../../packages/own-limit.ts'

export interface BeyondLimitProps {
  own: BlockingLimit
  price: Money
}

/** In the place of a button that could only be refused: which limit of the member's own is in the way, and what it leaves. */
export function BeyondLimit(props: BeyondLimitProps) {
  return (
    <>
      <BeyondLimitNote {...props} />
      <BeyondLimitWays />
    </>
  )
}

export function BeyondLimitNote({ own, price }: BeyondLimitProps) {
  const smallest = useSmallest()
  const { title, text } = smallest?.inTheWay
    ? reachedWords(smallest.inTheWay, smallest.price)
    : { title: m.orders_beyond_title(), text: beyondWords(own, price) }
  return (
    <Alert tone="info" icon={<Gauge aria-hidden />} title={title} announce>
      {text}
    </Alert>
  )
}

/** To a smaller package, where there is one, and to the limit: beside each other where there is room. */
export function BeyondLimitWays() {
  const smallest = useSmallest()
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2">
      {smallest && !smallest.inTheWay && (
        <Link to="/credits" className={buttonClass({ size: 'xl', full: true })}>
          {m.orders_beyond_other()}
        </Link>
      )}
      <Link to="/credits/limit" className={buttonClass({ variant: 'outline', size: 'xl', full: true })}>
        {m.packages_see_limit()}
      </Link>
    </div>
  )
}

/** What the smallest package costs, and what is in its way: then there is none to choose. Undefined until that is known. */
function useSmallest(): { price: Money; inTheWay: BlockingLimit | undefined } | undefined {
  const trpc = useTRPC()
  const { data: shop } = useQuery(trpc.packages.shop.queryOptions())
  const { data: own } = useQuery(ownLimitsOptions(trpc))
  const [smallest] = shop?.offers ?? []
  return smallest && own && { price: smallest.price, inTheWay: limitInTheWayOf(smallest.price, own) }
}

function beyondWords({ period, limit, left }: BlockingLimit, { currency }: Money): string {
  if (!limit || !left || limit.currency !== currency) return m.spending_limits_refusal_currency()
  const words = { limit: moneyWords(limit, getLocale()), left: moneyWords(left, getLocale()) }
  return period === 'week' ? m.orders_beyond_week(words) : m.orders_beyond_month(words)
}
