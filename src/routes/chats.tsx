import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listSearch, loadList } from '../features/chat/cache/list-query.ts'
import { ListPending } from '../features/chat/Pending.tsx'
import { requireMember } from '../features/shell/guards.ts'

export const Route = createFileRoute('/chats')({
  validateSearch: listSearch,
  beforeLoad: requireMember,
  loaderDeps: ({ search: { filter } }) => ({ filter }),
  loader: ({ context: { utils }, deps: { filter } }) => loadList(utils, filter),
  pendingComponent: ListPending,
  component: lazyRouteComponent(() => import('../features/chat/ChatsLayout.tsx'), 'ChatsLayout'),
})
