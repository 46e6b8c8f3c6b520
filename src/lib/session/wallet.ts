import { isOnline } from '../live/online.ts'
import type { QueryContext } from '../router-context.ts'

/**
 * Shows the wallet in a response. An open stream sends this itself, and in order: a delayed response would restore
 * spent credits.
 */
export function showWallet(
  { queryClient, trpc }: QueryContext,
  { balance, freeMessages }: { balance: number; freeMessages: number },
): void {
  if (isOnline()) return
  queryClient.setQueryData(trpc.session.me.queryKey(), (me) => me && { ...me, credits: balance, freeMessages })
}
