import type { ConversationRow, MessageContent } from '../../../../server/features/chat/views.ts'
import type { ChatMessageEvent } from '../../../lib/live/events.ts'
import type { Numbering, Stale } from '../../../lib/live/numbered.ts'
import { filterIn, type ListFilter } from './list-query.ts'
import { type ConversationPages, latestFirst, repage, rowsIn } from './rows.ts'

/** The same 120 code points that the server cuts. */
export const preview = (body: string) => [...body].slice(0, 120).join('')

/** The content as the list shows it: without the photo itself. */
const mentioned = (content: MessageContent): MessageContent => (content.kind === 'photo' ? { kind: 'photo' } : content)

/** The loaded pages of the list; `stale` when an event is about a conversation that is not among them. */
export const listNumbering: Numbering<ConversationPages> = {
  seqOf: ({ pages }) => pages[0]?.eventSeq ?? 0,
  withSeq: (list, eventSeq) => ({ ...list, pages: list.pages.map((page) => ({ ...page, eventSeq })) }),
  on: {
    message: (event, list, { myId, queryKey }) => {
      const rows = withMessage(rowsIn(list.pages), event, { myId, filter: filterIn(queryKey) })
      return rows === 'stale' ? 'stale' : withRows(list, rows, event)
    },
    message_unsent: (event, list) =>
      withRow(list, event, (row) => ({
        ...row,
        unread: event.unread ?? row.unread,
        lastMessage: row.lastMessage.seq === event.seq ? unsent(row.lastMessage) : row.lastMessage,
      })),
    read: (event, list) => withRow(list, event, (row) => ({ ...row, unread: event.unread })),
    conversation_deleted: (event, list) =>
      withRows(
        list,
        rowsIn(list.pages).filter((row) => row.conversationId !== event.conversationId),
        event,
      ),
    profile_changed: ({ memberId, onCard }, list) =>
      onCard && rowsIn(list.pages).some((row) => row.member.id === memberId) ? 'stale' : list,
    member_gone: (event, list) =>
      withRows(
        list,
        rowsIn(list.pages).filter((row) => row.member.id !== event.memberId),
        event,
      ),
  },
}

const unsent = (message: ConversationRow['lastMessage']) => ({
  ...message,
  text: '',
  content: { kind: 'unsent' as const },
})

/** With one conversation changed, if it is among them. */
function withRow(
  list: ConversationPages,
  event: { conversationId: string; unreadTotal: number },
  change: (row: ConversationRow) => ConversationRow,
): ConversationPages {
  const rows = rowsIn(list.pages).map((row) => (row.conversationId === event.conversationId ? change(row) : row))
  return withRows(list, rows, event)
}

function withRows(
  list: ConversationPages,
  rows: ConversationRow[],
  { unreadTotal }: { unreadTotal: number },
): ConversationPages {
  return { ...list, pages: repage(list.pages, rows).map((page) => ({ ...page, unreadTotal })) }
}

function withMessage(
  rows: ConversationRow[],
  { conversationId, message, unread }: ChatMessageEvent,
  { myId, filter }: { myId: string; filter: ListFilter },
): ConversationRow[] | Stale {
  const row = rows.find((candidate) => candidate.conversationId === conversationId)
  if (!row) return filter === 'unread' && unread === 0 ? rows : 'stale'
  if (message.seq < row.lastMessage.seq) return rows
  const moved: ConversationRow = {
    ...row,
    unread,
    listedAt: message.createdAt,
    lastMessage: {
      seq: message.seq,
      mine: message.senderId === myId,
      text: preview(message.body),
      ...(message.content && { content: mentioned(message.content) }),
      createdAt: message.createdAt,
    },
  }
  return [...rows.filter((candidate) => candidate !== row), moved].sort(latestFirst)
}
