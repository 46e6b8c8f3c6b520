import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { listSearch, loadList } from '../features/chat/cache/list-query.ts'
import { ListPending } from '../features/chat/Pending.tsx'
import { lazyPage } from '../lib/navigation/lazy-page.tsx'
import { titled } from '../lib/navigation/page-title.ts'
import { requireMember } from '../lib/session/guards.ts'

export const Route = createFileRoute('/chats')({
  validateSearch: listSearch,
  beforeLoad: requireMember,
  loaderDeps: ({ search: { filter } }) => ({ filter }),
  loader: ({ context, deps: { filter } }) => loadList(context, filter),
  head: (page) => titled(m.chat_title(), page),
  pendingComponent: ListPending,
  component: lazyPage(() => import('../features/chat/ChatsLayout.tsx'), 'ChatsLayout'),
})
