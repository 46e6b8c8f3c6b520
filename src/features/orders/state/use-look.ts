import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTRPC } from '../../../lib/trpc.ts'

/** Milliseconds between two looks while something may still come of it: the live stream tells sooner. */
const lookEvery = 20_000
/** Milliseconds after which the member is no longer kept waiting for an answer. */
const patience = 5_000

/**
 * Has the server poll the payment providers for an order, immediately and then repeatedly. `asking` until they first
 * answer and the order is refetched: a member who returns from a bank may know more than the server. `silent` if they
 * do not answer.
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
