import { Link } from '@tanstack/react-router'
import { CircleX, Clock } from 'lucide-react'
import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { StateScreen } from '@/ui/StateScreen.tsx'
import { Facts } from '@/ui/text/Facts.tsx'
import { m } from '~words'
import { moneyWords } from '../../../../db/reference/money/words.ts'
import { getLocale } from '../../../../i18n/paraglide/runtime.js'
import { errorWords } from '../../../lib/refusal-words.ts'
import { BeyondLimit } from '../limit/BeyondLimit.tsx'
import { useLimitInTheWay } from '../limit/use-limit-in-the-way.ts'
import { Methods } from '../method/Methods.tsx'
import { tooMuchWords } from '../method/method-words.ts'
import { useMethods } from '../method/use-methods.ts'
import { amountWords, orderFacts, type ShownOrder } from './facts.ts'
import { usePay } from './use-pay.ts'

/** It came to nothing, or nobody knows yet: order and price stay, and the next try begins in the same view. */
export function TryAgain({ order }: { order: ShownOrder }) {
  const { id: orderId, country, payment, packageId, onlyWith } = order
  const methods = useMethods(country, payment?.method, onlyWith)
  const { chosen } = methods
  const tooMuch = tooMuchWords(chosen, order.total, methods.debitTerms)
  const pay = usePay(orderId)
  const isTimedOut = order.state === 'timed_out'
  const isInfo = isTimedOut || order.isUnclear
  const inTheWay = useLimitInTheWay(order.total, pay.isBusy || pay.error !== null)
  return (
    <StateScreen
      isLong={!inTheWay}
      tone={isInfo ? 'info' : 'danger'}
      icon={isInfo ? <Clock aria-hidden /> : <CircleX aria-hidden />}
      title={titleOf(order)}
      text={whyNot(order)}
      actions={
        <>
          {pay.error && (
            <Alert tone="danger" announce>
              {errorWords(pay.error)}
            </Alert>
          )}
          {inTheWay ? (
            <BeyondLimit own={inTheWay} price={order.total} />
          ) : (
            <>
              {tooMuch && <Alert tone="warning">{tooMuch}</Alert>}
              <Button
                size="xl"
                full
                disabled={!chosen || !!tooMuch}
                busy={pay.isBusy}
                onClick={() => chosen && pay.payWith(chosen)}
              >
                {chosen
                  ? m.orders_pay({ amount: amountWords(order), method: methods.nameOf(chosen) })
                  : m.orders_choose()}
              </Button>
              <Link
                to="/credits/$id/{-$paymentmethod}"
                params={{ id: packageId, paymentmethod: undefined }}
                className={buttonClass({ variant: 'plain', size: 'xl', full: true })}
              >
                {m.orders_begin_anew()}
              </Link>
            </>
          )}
        </>
      }
    >
      <Facts isCard facts={orderFacts(order)} />
      {!inTheWay && <Methods {...methods} />}
      {!inTheWay && onlyWith && <p className="text-sm text-ink-muted">{m.orders_only_with()}</p>}
    </StateScreen>
  )
}

function titleOf({ isUnclear, state }: ShownOrder): string {
  if (isUnclear) return m.orders_unclear_title()
  return state === 'timed_out' ? m.orders_timed_out_title() : m.orders_failed_title()
}

function whyNot({ surplus, state, isUnclear }: ShownOrder): string {
  if (isUnclear) return m.orders_unclear_text()
  if (surplus) return m.orders_surplus({ amount: moneyWords(surplus, getLocale()) })
  return state === 'timed_out' ? m.orders_timed_out_text() : m.orders_failed_text()
}
