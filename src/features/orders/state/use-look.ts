import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTRPC } from '../../../lib/trpc.ts'

/** Milliseconds between two looks while something may still come of it: the live stream tells sooner. */
const lookEvery = 20_000
/** Milliseconds after which the member is no longer kept waiting for an answer. */
const patience = 5_000

/**
 * Has the providers asked what has become of an order, at once and then again and again. `asking` until they have answered for the
 * first time and the order is read anew: whoever comes back from a bank knows more than we do until then. `silent` where they don't.
 */
export function useLook(orderId: string): 'asking' | 'answered' | 'silent' {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [heard, setHeard] = useState<'asking' | 'answered' | 'silent'>('asking')
  const { mutate: look } = useMutation(
    trpc.orders.look.mutationOptions({
      onSettled: async (isAnswered) => {
        await queryClient.invalidateQueries(trpc.orders.get.queryFilter({ orderId }))
        setHeard((before) => (before === 'answered' || isAnswered ? 'answered' : 'silent'))
      },
    }),
  )
  useEffect(() => {
    look({ orderId })
    const looking = setInterval(() => look({ orderId }), lookEvery)
    const waiting = setTimeout(() => setHeard((before) => (before === 'asking' ? 'silent' : before)), patience)
    return () => {
      clearInterval(looking)
      clearTimeout(waiting)
    }
  }, [look, orderId])
  return heard
}
