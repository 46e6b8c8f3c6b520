import type { Query } from '@tanstack/react-query'
import type { QueryContext } from '../../lib/router-context.ts'

/** Has one's photos asked for again; while a change is on its way, after the last one: an answer from before would undo it on the screen. */
export function askAgain(context: QueryContext): Promise<void> {
  const { queryClient, trpc } = context
  const refetchType = changesUnderWay(context) > 0 ? 'none' : 'active'
  return queryClient.invalidateQueries({ ...trpc.photos.pathFilter(), refetchType })
}

/** What a change does as it ends: after the last one comes what had to wait for it. */
export function askAfterLast(context: QueryContext): void {
  const { queryClient, trpc } = context
  const isLast = changesUnderWay(context) === 1
  const hadToWait = { ...trpc.photos.pathFilter(), predicate: isInvalidated }
  if (isLast) void queryClient.refetchQueries(hadToWait)
}

const changesUnderWay = ({ queryClient, trpc }: QueryContext): number =>
  queryClient.isMutating({ mutationKey: trpc.photos.pathKey() })

const isInvalidated = ({ state }: Query): boolean => state.isInvalidated
