import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { orNotFound } from '../features/chat/cache/or-not-found.ts'
import { ConversationPending } from '../features/chat/Pending.tsx'

export const Route = createFileRoute('/chats/$id')({
  staticData: { layout: 'chat', inConversation: true },
  loader: ({ context: { utils }, params }) => orNotFound(utils.chat.open.ensureData({ conversationId: params.id })),
  pendingComponent: ConversationPending,
  component: lazyRouteComponent(() => import('../features/chat/conversation/ConversationPage.tsx'), 'ConversationPage'),
})
