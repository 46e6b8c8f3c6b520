import { Outlet, useParams, useSearch } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { cx } from '@/ui/cx.ts'
import { ErrorBoundary } from '@/ui/region/Region.tsx'
import { useMe } from '../../lib/session/me.ts'
import { ConversationPane } from './list/ConversationPane.tsx'
import { DeletionContext } from './list/deletion.ts'

export { loadRule as needs } from './caution/rule.ts'

export function ChatsLayout() {
  return (
    <ChatFrame>
      <Outlet />
    </ChatFrame>
  )
}

/** The list left of the conversation from 992 px; on phones one of the two. */
export function ChatFrame({ children }: { children: ReactNode }) {
  const me = useMe()
  // The log-out is on its way to another page.
  return me && <MemberFrame>{children}</MemberFrame>
}

function MemberFrame({ children }: { children: ReactNode }) {
  /** A conversation's or, where it has not begun, the other member's. */
  const { id: openId } = useParams({ strict: false })
  const { filter } = useSearch({ strict: false })
  const [failure, setFailure] = useState<string | null>(null)
  const deletion = useMemo(() => ({ openId, failure, setFailure }), [openId, failure])
  return (
    <DeletionContext value={deletion}>
      <ErrorBoundary>
        <ConversationPane filter={filter} openId={openId} className={openId ? 'hidden lg:flex' : 'flex'} />
      </ErrorBoundary>
      <div className={cx('min-w-0 flex-1 flex-col bg-canvas', openId ? 'flex' : 'hidden lg:flex')}>{children}</div>
    </DeletionContext>
  )
}
