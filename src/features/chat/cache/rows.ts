import type { InfiniteData } from '@tanstack/react-query'
import type { ConversationPage, ConversationRow } from '../../../../server/features/chat/views.ts'
import type { ListFilter } from './list-query.ts'

/** The list as it is cached: the pages that were loaded. */
export type ConversationPages = InfiniteData<ConversationPage>

export const isOpen = ({ conversationId, member }: ConversationRow, openId: string | undefined): boolean =>
  conversationId === openId || member.id === openId

export interface Shown {
  filter?: ListFilter
  /** The conversation, or the member, on the screen: it stays among the unread ones until it is left. */
  openId?: string
}

/** What a list with this filter shows of the rows that it knows: what has been read meanwhile is known, and not shown. */
export function shownRows(rows: ConversationRow[], { filter, openId }: Shown): ConversationRow[] {
  return filter === 'unread' ? rows.filter((row) => row.unread > 0 || isOpen(row, openId)) : rows
}

/** The order of the list, for `sort`. */
export function latestFirst(a: ConversationRow, b: ConversationRow): number {
  const [one, other] = [a, b].map(({ listedAt, conversationId }) => `${listedAt} ${conversationId}`) as [string, string]
  return one < other ? 1 : -1
}

export const rowsIn = (pages: ConversationPage[]): ConversationRow[] => pages.flatMap((page) => page.items)

/** The rows on pages of the sizes that were loaded. */
export function repage(pages: ConversationPage[], rows: ConversationRow[]): ConversationPage[] {
  let from = 0
  return pages.map((page, i) => {
    const to = i === pages.length - 1 ? rows.length : from + page.items.length
    const items = rows.slice(from, to)
    from = to
    return { ...page, items }
  })
}
