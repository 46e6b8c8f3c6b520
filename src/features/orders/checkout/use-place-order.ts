import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { m } from '~words'
import { newClientId } from '../../../lib/client-id.ts'
import { hasErrors, noTrouble, type Trouble, troubleIn } from '../../../lib/form/trouble.ts'
import { type Outputs, useTRPC } from '../../../lib/trpc.ts'
import type { ChosenMethod } from '../method/MethodChoice.tsx'
import { otherOrderIn } from './OtherOrder.tsx'
import type { Checkout } from './use-checkout-price.ts'

export interface PlaceOrderOptions {
  checkout: Checkout
  chosen: ChosenMethod | null
  /** What is charged with one tap, as the server calls it: the same in every tab. */
  saved: Pick<Outputs['savedMethods']['list'], 'nextOrderId' | 'remember'> | undefined
  /** What is to be done first: answers what is ordered then, nothing where that waits for another press. */
  before?: (checkout: Checkout) => Promise<Checkout | undefined> | Checkout | undefined
  /** What is shown may have changed. */
  onRefused: () => Promise<unknown>
}

/** The button that orders: it looks for the tick, orders what is shown, and leads on to where it is paid. */
export function usePlaceOrder({ checkout, chosen, saved, before, onRefused }: PlaceOrderOptions) {
  const trpc = useTRPC()
  const router = useRouter()
  const queryClient = useQueryClient()
  const order = useMutation(trpc.orders.order.mutationOptions())
  // Whatever came of the first press, the next one is about the same order.
  const orderId = useRef<string>(undefined)
  const [paymentId, setPaymentId] = useState(newClientId)
  const [trouble, setTrouble] = useState<Trouble<'consent'>>(noTrouble)
  const [isBusy, setBusy] = useState(false)

  const send = async (form: FormData) => {
    const errors = form.has('consent') ? {} : { consent: { words: m.orders_refusal_consent_missing() } }
    setTrouble({ errors, failure: null })
    if (hasErrors(errors) || !chosen) return
    setBusy(true)
    const wanted = before ? await before(checkout) : checkout
    if (!wanted) return setBusy(false)
    orderId.current ??= (chosen.savedMethodId && saved?.nextOrderId) || newClientId()
    const id = orderId.current
    try {
      const { offer, country, consent, owedCredits } = wanted
      const { packageId, price: total, discount } = offer
      const { checkoutUrl } = await order.mutateAsync({
        ...{ id, packageId, country, total, owedCredits, consent, code: discount?.code ?? null },
        payment: { id: paymentId, ...chosen, remember: form.has('remember') ? (saved?.remember ?? null) : null },
      })
      void queryClient.invalidateQueries(trpc.savedMethods.pathFilter())
      // The browser's back button leads from the bank to this order, so that nobody places a second one.
      await router.navigate({
        to: '/credits/$id/{-$paymentmethod}',
        params: { id, paymentmethod: undefined },
        replace: true,
      })
      if (checkoutUrl) location.assign(checkoutUrl)
    } catch (error) {
      setTrouble(troubleIn(error, ['consent']))
      setPaymentId(newClientId())
      setBusy(false)
      await onRefused()
    }
  }
  return { send, trouble, otherOrderId: otherOrderIn(order.error), isBusy }
}
