import { isOnline } from '../live/online.ts'
import type { QueryContext } from '../router-context.ts'

/**
 * Shows what an answer says of the wallet. A stream that stands tells this itself, and in order: an answer that was held up
 * would put spent credits back.
 */
export function showWallet(
  { queryClient, trpc }: QueryContext,
  { balance, freeMessages }: { balance: number; freeMessages: number },
): void {
  if (isOnline()) return
  queryClient.setQueryData(trpc.session.me.queryKey(), (me) => me && { ...me, credits: balance, freeMessages })
}
