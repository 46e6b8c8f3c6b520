import type { LiveCache, LiveFeature } from '../../lib/live/feature.ts'
import { numberedQueries } from '../../lib/live/numbered.ts'
import { conversationNumbering } from './cache/conversation-numbering.ts'
import { listNumbering } from './cache/list-numbering.ts'
import { forgetTyping, noteTyping } from './conversation/typing.ts'
import { noteArrived, noteRead, watchDeliveries } from './deliveries/watch.ts'
import { noteHeard } from './heard-message.ts'
import { forgetToast, forgetToastOf, forgetToastsOf, tellOfMessage } from './news/message-toast.ts'
import { settleArrived } from './outbox/member-sender.ts'
import { resumeUnsent } from './outbox/resume.ts'

/** What was found may be gone. */
const searchAgain = (_: unknown, { queryClient, trpc }: LiveCache) =>
  void queryClient.invalidateQueries(trpc.chatSearch.search.pathFilter())

export const chatLive: LiveFeature = {
  resume: (live) => {
    const stops = [resumeUnsent(live.myId, live.router.options.context), watchDeliveries(live)]
    return () => {
      for (const stop of stops) stop()
    }
  },
  numbered: [
    numberedQueries(({ chat }) => [chat.open.pathKey(), chat.with.pathKey()], conversationNumbering),
    numberedQueries(({ chat }) => [chat.list.pathKey()], listNumbering),
  ],
  cache: {
    message_unsent: searchAgain,
    conversation_deleted: searchAgain,
    member_gone: searchAgain,
  },
  screen: {
    message: (event, { router, myId }) => {
      const { message, conversationId, unread } = event
      if (message.senderId !== myId) noteArrived({ conversationId, seq: message.seq })
      forgetTyping(message.senderId)
      noteHeard(message)
      settleArrived(message)
      if (unread === 0) forgetToast(conversationId)
      else void tellOfMessage(event, router)
    },
    message_unsent: ({ conversationId, seq, unread }) => {
      if (unread === 0) forgetToast(conversationId)
      else forgetToastOf(conversationId, seq)
    },
    typing: ({ memberId }) => noteTyping(memberId),
    read: ({ conversationId, readSeq, unread }) => {
      noteRead({ conversationId, seq: readSeq })
      if (unread === 0) forgetToast(conversationId)
    },
    conversation_deleted: ({ conversationId }) => forgetToast(conversationId),
    member_gone: ({ memberId }) => forgetToastsOf(memberId),
  },
}
