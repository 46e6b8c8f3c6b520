import { useQuery } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { StateScreen } from '@/ui/StateScreen.tsx'
import { Facts } from '@/ui/text/Facts.tsx'
import { m } from '~words'
import { methodName } from '../../../../server/features/payments/rules/method-names.ts'
import { errorWords } from '../../../lib/refusal-words.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import { BeyondLimit } from '../limit/BeyondLimit.tsx'
import { useLimitInTheWay } from '../limit/use-limit-in-the-way.ts'
import { digitsOf, savedName } from '../method/saved-words.ts'
import { amountWords, orderFacts, type ShownOrder } from './facts.ts'
import { usePay } from './use-pay.ts'

export interface DeclinedProps {
  order: ShownOrder
  saved: NonNullable<NonNullable<ShownOrder['payment']>['saved']>
  /** They want to see all methods. */
  onOther: () => void
}

/** What was remembered could not be charged: it is tried again, or something else takes its place. */
export function Declined({ order, saved, onOther }: DeclinedProps) {
  const pay = usePay(order.id)
  const inTheWay = useLimitInTheWay(order.total, pay.isBusy || pay.error !== null)
  return (
    <StateScreen
      tone="danger"
      icon={<CreditCard aria-hidden />}
      {...wordsOf(saved)}
      actions={
        inTheWay ? <BeyondLimit own={inTheWay} price={order.total} /> : <Ways {...{ order, saved, pay, onOther }} />
      }
    >
      <Facts isCard facts={orderFacts(order)} />
    </StateScreen>
  )
}

function wordsOf(saved: DeclinedProps['saved']): { title: string; text: string } {
  const name = savedName(saved)
  const digits = digitsOf(saved)
  const isCard = saved.method !== 'paypal'
  if (saved.hasEnded) return { title: m.saved_methods_ended_title(), text: m.saved_methods_ended_text({ name }) }
  return {
    title: isCard ? m.saved_methods_declined_title() : m.saved_methods_declined_title_other(),
    text: digits ? m.saved_methods_declined_text(digits) : m.saved_methods_declined_text_other({ name }),
  }
}

/** Each button that charges names how much and what. */
function Ways({ order, saved, pay, onOther }: DeclinedProps & { pay: ReturnType<typeof usePay> }) {
  const { data: offers } = useQuery(useTRPC().orders.methods.queryOptions({ country: order.country }))
  const amount = amountWords(order)
  const holds = order.onlyWith?.includes('paypal') ?? true
  const hasPayPal = holds && saved.method !== 'paypal' && offers?.some(({ method }) => method === 'paypal')
  return (
    <>
      {pay.error && (
        <Alert tone="danger" announce>
          {errorWords(pay.error)}
        </Alert>
      )}
      {saved.isThere && (
        <Button
          size="xl"
          full
          className="text-balance"
          busy={pay.isBusy && pay.tried?.savedMethodId === saved.id}
          disabled={pay.isBusy}
          onClick={() => pay.payWith({ method: saved.method, bank: null, savedMethodId: saved.id })}
        >
          {m.orders_pay({ amount, method: savedName(saved) })}
        </Button>
      )}
      {hasPayPal && (
        <Button
          variant={saved.isThere ? 'outline' : 'primary'}
          size="xl"
          full
          busy={pay.isBusy && pay.tried?.savedMethodId === null}
          disabled={pay.isBusy}
          onClick={() => pay.payWith({ method: 'paypal', bank: null, savedMethodId: null })}
        >
          {m.orders_pay({ amount, method: methodName('paypal') })}
        </Button>
      )}
      <Button variant="plain" size="xl" full disabled={pay.isBusy} onClick={onOther}>
        {m.saved_methods_declined_other()}
      </Button>
    </>
  )
}
