import type { InfiniteData } from '@tanstack/react-query'

/** How a list of the server goes on: for any query of pages. */
export const paging = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
}

/** All items of the loaded pages, in order. An item that moved from one page to another appears once. */
export function itemsIn<Item>(data: InfiniteData<{ items: Item[] }> | undefined, idOf: (item: Item) => string): Item[] {
  const items = new Map<string, Item>()
  for (const item of data?.pages.flatMap((page) => page.items) ?? []) {
    if (!items.has(idOf(item))) items.set(idOf(item), item)
  }
  return [...items.values()]
}
