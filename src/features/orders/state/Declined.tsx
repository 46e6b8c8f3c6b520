import { useQuery } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { m } from '~words'
import { errorWords } from '../../../lib/refusal-words.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import { methodName } from '../method/method-words.ts'
import { digitsOf, savedName } from '../method/saved-words.ts'
import { amountWords, type Order, orderFacts } from './facts.ts'
import { Facts, StateScreen } from './StateScreen.tsx'
import { usePay } from './use-pay.ts'

export interface DeclinedProps {
  order: Order
  saved: NonNullable<NonNullable<Order['payment']>['saved']>
  /** They want to see all methods. */
  onOther: () => void
}

/** What was remembered could not be charged: it is tried again, or something else takes its place. */
export function Declined({ order, saved, onOther }: DeclinedProps) {
  const trpc = useTRPC()
  const { data: offers } = useQuery(trpc.orders.methods.queryOptions({ country: order.country }))
  const pay = usePay(order.id)
  const [name, amount] = [savedName(saved), amountWords(order)]
  const digits = digitsOf(saved)
  const isCard = saved.method !== 'paypal'
  const hasPayPal = isCard && offers?.some(({ method }) => method === 'paypal')
  return (
    <StateScreen
      tone="danger"
      icon={<CreditCard aria-hidden />}
      title={isCard ? m.saved_methods_declined_title() : m.saved_methods_declined_title_other()}
      text={digits ? m.saved_methods_declined_text(digits) : m.saved_methods_declined_text_other({ name })}
      actions={
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
              {m.orders_pay({ amount, method: name })}
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
      }
    >
      <Facts facts={orderFacts(order)} />
    </StateScreen>
  )
}
