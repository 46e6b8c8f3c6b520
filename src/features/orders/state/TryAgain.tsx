import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleX } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'
import { moneyWords } from '../../../../db/reference/money/words.ts'
import { getLocale } from '../../../../i18n/paraglide/runtime.js'
import { newClientId } from '../../../lib/client-id.ts'
import { errorWords } from '../../../lib/refusal-words.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import { Methods } from '../method/Methods.tsx'
import { methodName } from '../method/method-words.ts'
import { useMethods } from '../method/use-methods.ts'
import { amountWords, type Order, orderFacts } from './facts.ts'
import { Facts, StateScreen } from './StateScreen.tsx'

/** It came to nothing: order and price stay, and the next try begins in the same view. */
export function TryAgain({ order }: { order: Order }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { id: orderId, country, payment, packageId } = order
  const methods = useMethods(country, payment?.method)
  const { chosen } = methods
  const [paymentId, setPaymentId] = useState(newClientId)
  const [isLeaving, setLeaving] = useState(false)
  const pay = useMutation(
    trpc.orders.pay.mutationOptions({
      onSuccess: ({ checkoutUrl }) => {
        if (!checkoutUrl) return
        setLeaving(true)
        location.assign(checkoutUrl)
      },
      onSettled: () => {
        setPaymentId(newClientId())
        return queryClient.invalidateQueries(trpc.orders.get.queryFilter({ orderId }))
      },
    }),
  )
  return (
    <StateScreen
      tone="danger"
      icon={<CircleX aria-hidden />}
      title={m.orders_failed_title()}
      text={
        order.surplus ? m.orders_surplus({ amount: moneyWords(order.surplus, getLocale()) }) : m.orders_failed_text()
      }
      actions={
        <>
          {pay.error && (
            <Alert tone="danger" announce>
              {errorWords(pay.error)}
            </Alert>
          )}
          <Button
            size="xl"
            full
            disabled={!chosen}
            busy={pay.isPending || isLeaving}
            onClick={() => chosen && pay.mutate({ orderId, payment: { id: paymentId, ...chosen } })}
          >
            {chosen
              ? m.orders_pay({ amount: amountWords(order), method: methodName(chosen.method) })
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
      }
    >
      <Facts facts={orderFacts(order)} />
      <Methods {...methods} />
    </StateScreen>
  )
}
