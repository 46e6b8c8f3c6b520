import { type Outputs, trpc } from '../../../lib/trpc.ts'

export interface Activation {
  state: Outputs['confirmation']['state']
  /** When the mail can be asked for again, in ms since 1970 by the clock of this device. */
  resendAt: number
}

/** How often a screen without a live stream, as right after sign-up, looks by itself, in milliseconds. */
const pause = 5_000

export function useActivation(): Activation | undefined {
  const { data, dataUpdatedAt } = trpc.confirmation.state.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.confirmed ? false : pause),
  })
  return data && { state: data, resendAt: dataUpdatedAt + data.resendIn * 1000 }
}
