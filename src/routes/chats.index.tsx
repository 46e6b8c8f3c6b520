import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

export const Route = createFileRoute('/chats/')({
  staticData: { layout: 'chat' },
  component: lazyRouteComponent(() => import('../features/chat/NoConversation.tsx'), 'NoConversation'),
})
