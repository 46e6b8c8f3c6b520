import type { InfiniteData } from '@tanstack/react-query'

/** How a list of the server goes on: for any query of pages. */
export const paging = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
}

/** All that stands on the pages that were loaded, in order; what moved from page to page meanwhile comes once. */
export function itemsIn<Item>(data: InfiniteData<{ items: Item[] }> | undefined, idOf: (item: Item) => string): Item[] {
  const items = new Map<string, Item>()
  for (const item of data?.pages.flatMap((page) => page.items) ?? []) {
    if (!items.has(idOf(item))) items.set(idOf(item), item)
  }
  return [...items.values()]
}
