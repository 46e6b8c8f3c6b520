import { useQuery } from '@tanstack/react-query'
import { type Outputs, useTRPC } from '../../../lib/trpc.ts'

export interface ActivationProgress {
  state: Outputs['confirmation']['state']
  /** When the mail can be asked for again, in ms since 1970 by the clock of this device. */
  resendAt: number
}

/** How often a screen without a live stream, as right after sign-up, looks by itself, in milliseconds. */
const pause = 5_000

export function useActivation(): ActivationProgress | undefined {
  const trpc = useTRPC()
  const { data, dataUpdatedAt } = useQuery(
    trpc.confirmation.state.queryOptions(undefined, {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.confirmed ? false : pause),
    }),
  )
  return data && { state: data, resendAt: dataUpdatedAt + data.resendIn * 1000 }
}
