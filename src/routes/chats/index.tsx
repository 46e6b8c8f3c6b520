import { createFileRoute } from '@tanstack/react-router'
import { lazyPage } from '../../lib/navigation/lazy-page.tsx'

export const Route = createFileRoute('/chats/')({
  staticData: { layout: 'chat' },
  component: lazyPage(() => import('../../features/chat/NoConversation.tsx'), 'NoConversation'),
})
