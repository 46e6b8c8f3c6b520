import type { Conversation, ConversationRow } from '../../../../server/features/chat/views.ts'
import { type ConversationPages, isOpen, latestFirst, repage, rowsIn } from './rows.ts'

/**
 * What stays when an answer comes for a conversation that is there already. One that was on its way while newer events
 * came changes nothing, and the older messages that were read back to stay where they are.
 */
export function newestConversation(before: Conversation | undefined, after: Conversation): Conversation {
  if (!before || before.member.id !== after.member.id) return after
  return after.eventSeq < before.eventSeq ? before : withOlderOf(before, after)
}

function withOlderOf(before: Conversation, after: Conversation): Conversation {
  const [first] = after.messages
  // Without a first message or anything before it there is nothing to join on to: deleted, or all of it is here.
  if (!first || !after.hasOlder || before.messages[0] === first) return after
  const older = before.messages.filter(({ seq }) => seq < first.seq)
  const isJoined = older.at(-1)?.seq === first.seq - 1
  return isJoined ? { ...after, messages: [...older, ...after.messages], hasOlder: before.hasOlder } : after
}

/**
 * The same for the list. A further page is kept though events have moved the rows before it, and so is the row of the
 * conversation on the screen, which the server does not count among the unread ones any more.
 */
export function newestPages(
  before: ConversationPages | undefined,
  after: ConversationPages,
  openId?: string,
): ConversationPages {
  const [known, answered] = [before?.pages[0], after.pages[0]]
  if (!before || !known || !answered || answered.eventSeq >= known.eventSeq) return withOpenOf(before, after, openId)
  const further = after.pages.slice(before.pages.length)
  return further.length > 0 ? { ...after, pages: [...before.pages, ...further] } : before
}

function withOpenOf(
  before: ConversationPages | undefined,
  after: ConversationPages,
  openId: string | undefined,
): ConversationPages {
  const isIt = (row: ConversationRow) => isOpen(row, openId)
  const open = openId && before && rowsIn(before.pages).find(isIt)
  const rows = rowsIn(after.pages)
  if (!open || after.pages.length < before.pages.length || rows.some(isIt)) return after
  return { ...after, pages: repage(after.pages, [...rows, { ...open, unread: 0 }].sort(latestFirst)) }
}
