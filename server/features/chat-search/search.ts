import { type FoundPlace, findByName, findMessages } from '../../../db/queries/chat-search/find.ts'
import { foldedSigns } from '../../../db/queries/chat-search/folding.ts'
import type { MemberContext } from '../../core/context.ts'
import { type Page, toPage } from '../../core/values/page.ts'
import { hiddenBefore } from '../chat/rules/hiding.ts'
import { toCard } from '../members/card.ts'
import { excerptOf, wordsOf } from './rules.ts'
import type { ConversationFound, MessageFound } from './views.ts'

const pageSize = 30
const mostByName = 20

export interface ChatSearchPage extends Page<MessageFound, FoundPlace> {
  conversations: ConversationFound[]
}

/** What the member's own conversations have of these words: whom they are with, on the first page, and what was said. */
export async function search(
  ctx: MemberContext,
  { query, after }: { query: string; after?: FoundPlace },
): Promise<ChatSearchPage> {
  const { db, me, site } = ctx
  const words = wordsOf(query)
  if (words.length === 0) return { conversations: [], items: [], nextCursor: null }
  const now = ctx.now()
  const byName = after ? [] : await findByName(db, me.id, words, mostByName)
  const rows = await findMessages(db, me.id, {
    words,
    hiddenBefore: hiddenBefore(site.settings.hideMessagesAfterDays, now),
    after,
    limit: pageSize + 1,
  })
  const page = toPage(rows, {
    limit: pageSize,
    toItem: (row) => ({
      conversationId: row.conversationId,
      member: toCard(ctx, row, now),
      seq: row.seq,
      mine: row.senderId === me.id,
      excerpt: excerptOf(row.body, words, foldedSigns),
      createdAt: row.sentAt.toISOString(),
    }),
    placeOf: ({ listedAt, conversationId, seq }) => ({ listedAt, conversationId, seq }),
  })
  return {
    ...page,
    conversations: byName.map((row) => ({ conversationId: row.conversationId, member: toCard(ctx, row, now) })),
  }
}
