import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newClientId } from '../../../lib/client-id.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import type { ChosenMethod } from '../method/MethodChoice.tsx'

/** The next try to pay an order; presses that come while one is under way are the same try. */
export function usePay(orderId: string) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
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
  return {
    error: pay.error,
    isBusy: pay.isPending || isLeaving,
    /** What is being tried. */
    tried: pay.variables?.payment,
    payWith: (chosen: ChosenMethod) => pay.mutate({ orderId, payment: { id: paymentId, ...chosen } }),
  }
}
