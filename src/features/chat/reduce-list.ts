import type { ConversationPage, ConversationRow } from '../../../server/features/chat/views.ts'
import type { LiveEvent } from '../../lib/live/events.ts'
import type { Numbered, Stale } from '../../lib/live/reduce-me.ts'

type MessageEvent = Extract<LiveEvent, { type: 'message' }>

/** The same 120 code points that the server cuts. */
const preview = (body: string) => [...body].slice(0, 120).join('')

export interface ListView {
  myId: string
  filter?: 'unread'
  /** The conversation, or the member, on the screen: it stays among the unread ones until it is left. */
  openId?: string
}

export const isOpen = ({ conversationId, member }: ConversationRow, openId: string | undefined): boolean =>
  conversationId === openId || member.id === openId

/** The loaded pages of the list after an event; `stale` when it is about a conversation that is not among them. */
export function applyToConversations(
  pages: ConversationPage[],
  { seq, event }: Numbered,
  view: ListView,
): ConversationPage[] | Stale {
  const first = pages[0]
  if (!first || seq <= first.eventSeq) return pages
  if (event.type === 'reset') return 'stale'
  const rows = applyToRows(rowsIn(pages), event, view)
  if (rows === 'stale') return 'stale'
  const unreadTotal = 'unreadTotal' in event ? event.unreadTotal : first.unreadTotal
  return repage(pages, rows).map((page) => ({ ...page, unreadTotal, eventSeq: Math.max(page.eventSeq, seq) }))
}

function applyToRows(rows: ConversationRow[], event: LiveEvent, view: ListView): ConversationRow[] | Stale {
  switch (event.type) {
    case 'message':
      return applyMessageToRows(rows, event, view)
    case 'read':
      return kept(
        rows.map((row) => (row.conversationId === event.conversationId ? { ...row, unread: event.unread } : row)),
        view,
      )
    case 'conversation_deleted':
      return rows.filter((row) => row.conversationId !== event.conversationId)
    case 'member_gone':
      return rows.filter((row) => row.member.id !== event.memberId)
    default:
      return rows
  }
}

function applyMessageToRows(rows: ConversationRow[], event: MessageEvent, view: ListView): ConversationRow[] | Stale {
  const { conversationId, message, unread } = event
  const row = rows.find((candidate) => candidate.conversationId === conversationId)
  if (!row) return view.filter === 'unread' && unread === 0 ? rows : 'stale'
  if (message.seq < row.lastMessage.seq) return rows
  const moved: ConversationRow = {
    ...row,
    unread,
    listedAt: message.createdAt,
    lastMessage: {
      seq: message.seq,
      mine: message.senderId === view.myId,
      text: preview(message.body),
      createdAt: message.createdAt,
    },
  }
  const others = rows.filter((candidate) => candidate !== row)
  return kept([...others, moved].sort(latestFirst), view)
}

export function kept(rows: ConversationRow[], { filter, openId }: Omit<ListView, 'myId'>): ConversationRow[] {
  return filter === 'unread' ? rows.filter((row) => row.unread > 0 || isOpen(row, openId)) : rows
}

export function latestFirst(a: ConversationRow, b: ConversationRow): number {
  const [one, other] = [a, b].map(({ listedAt, conversationId }) => `${listedAt} ${conversationId}`) as [string, string]
  return one < other ? 1 : -1
}

export const rowsIn = (pages: ConversationPage[]): ConversationRow[] => pages.flatMap((page) => page.conversations)

export function repage(pages: ConversationPage[], rows: ConversationRow[]): ConversationPage[] {
  let from = 0
  return pages.map((page, i) => {
    const to = i === pages.length - 1 ? rows.length : from + page.conversations.length
    const conversations = rows.slice(from, to)
    from = to
    return { ...page, conversations }
  })
}
