import type { QueryKey } from '@tanstack/react-query'
import { paging } from '../../../lib/lists/paging.ts'
import type { QueryContext } from '../../../lib/router-context.ts'

/** Which conversations the list shows; undefined shows all. */
export type ListFilter = 'unread' | undefined

export const listInput = (filter: ListFilter) => (filter ? { filter } : {})

export function filterIn(key: QueryKey): ListFilter {
  const [, options] = key as [unknown, { input?: { filter?: ListFilter } }?]
  return options?.input?.filter
}

/** For a route's `validateSearch`, which the router lays over what the address says: so the key is always named. */
export function listSearch(search: Record<string, unknown>): { filter?: ListFilter } {
  return { filter: search.filter === 'unread' ? 'unread' : undefined }
}

/** The number of a message that the conversation is to show. */
export function messageSearch({ message }: Record<string, unknown>): { message?: number | undefined } {
  return { message: typeof message === 'number' && message > 0 && message < 2 ** 31 ? Math.floor(message) : undefined }
}

/** For a route's loader: the first page is there before the screen is; what is there already is shown at once. */
export async function loadList({ queryClient, trpc }: QueryContext, filter: ListFilter): Promise<void> {
  await queryClient.ensureInfiniteQueryData(trpc.chat.list.infiniteQueryOptions(listInput(filter), paging))
}
