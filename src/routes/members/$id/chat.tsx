import { createFileRoute, redirect } from '@tanstack/react-router'
import { m } from '~words'
import { listSearch, loadList } from '../../../features/chat/cache/list-query.ts'
import { ConversationPending } from '../../../features/chat/Pending.tsx'
import { lazyPage } from '../../../lib/navigation/lazy-page.tsx'
import { orNotFound } from '../../../lib/navigation/or-not-found.ts'
import { titled } from '../../../lib/navigation/page-title.ts'
import { requireMember } from '../../../lib/session/guards.ts'

export const Route = createFileRoute('/members/$id/chat')({
  staticData: { layout: 'chat', inConversation: true },
  validateSearch: listSearch,
  beforeLoad: requireMember,
  loaderDeps: ({ search: { filter } }) => ({ filter }),
  loader: async ({ context, params, deps: { filter } }) => {
    const { queryClient, trpc } = context
    const [conversation] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(trpc.chat.with.queryOptions({ memberId: params.id }))),
      loadList(context, filter),
    ])
    const { conversationId } = conversation
    if (!conversationId) return conversation.member.name
    // A conversation that has begun has an address of its own.
    queryClient.setQueryData(
      trpc.chat.open.queryKey({ conversationId }),
      (known) => known ?? { ...conversation, conversationId },
    )
    throw redirect({ to: '/chats/$id', params: { id: conversationId }, search: { filter }, replace: true })
  },
  head: ({ loaderData: name, match }) => titled(name ? m.chat_conversation({ name }) : m.chat_title(), { match }),
  pendingComponent: ConversationPending,
  component: lazyPage(
    () => import('../../../features/chat/conversation/NewConversationPage.tsx'),
    'NewConversationPage',
  ),
})
