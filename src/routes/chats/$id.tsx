import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { messageSearch } from '../../features/chat/cache/list-query.ts'
import { ConversationPending } from '../../features/chat/Pending.tsx'
import { lazyPage } from '../../lib/navigation/lazy-page.tsx'
import { orNotFound } from '../../lib/navigation/or-not-found.ts'
import { titled } from '../../lib/navigation/page-title.ts'

export const Route = createFileRoute('/chats/$id')({
  staticData: { layout: 'chat', inConversation: true },
  validateSearch: messageSearch,
  loader: ({ context: { queryClient, trpc }, params }) =>
    orNotFound(queryClient.ensureQueryData(trpc.chat.open.queryOptions({ conversationId: params.id }))),
  head: ({ loaderData, match }) =>
    titled(loaderData ? m.chat_conversation({ name: loaderData.member.name }) : m.chat_title(), { match }),
  pendingComponent: ConversationPending,
  component: lazyPage(() => import('../../features/chat/conversation/ConversationPage.tsx'), 'ConversationPage'),
  notFoundComponent: lazyPage(
    () => import('../../features/chat/conversation/ConversationMissing.tsx'),
    'ConversationMissing',
  ),
})
