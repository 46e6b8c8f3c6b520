import { type ConversationPages, rowsIn, shownRows } from '../../../../src/features/chat/cache/rows.ts'
import { appRouter } from '../../../router.ts'
import { allPages, type Screens, screensIn, trpc, withoutSeq } from '../../../testing/screen.ts'
import type { Conversation } from '../views.ts'

const list = screensIn('chats')
const talk = screensIn('talks')

export const screens: Screens = (ctx, others) => {
  const { chat } = appRouter.createCaller(ctx)
  const chats = (name: string, input: { filter?: 'unread' }) =>
    list(
      name,
      trpc.chat.list.infiniteQueryKey(input),
      () => allPages((cursor) => chat.list({ ...input, cursor })),
      (data: ConversationPages) => shownList(data, input.filter),
    )
  return [
    chats('chats', {}),
    chats('unread chats', { filter: 'unread' }),
    ...others.map(({ id, name }) =>
      talk(
        `talk with ${name}`,
        trpc.chat.with.queryKey({ memberId: id }),
        () => chat.with({ memberId: id }),
        shownConversation,
      ),
    ),
  ]
}

const shownList = ({ pages }: ConversationPages, filter?: 'unread') => ({
  conversations: shownRows(rowsIn(pages), { filter }),
  unreadTotals: [...new Set(pages.map(({ unreadTotal }) => unreadTotal))],
})

/** A screen that stays open keeps more messages than the server answers at first. */
const shownConversation = ({ messages, hasOlder, ...view }: Conversation) => ({
  ...withoutSeq(view),
  messages: messages.slice(-40),
  hasOlder: hasOlder || messages.length > 40,
})
