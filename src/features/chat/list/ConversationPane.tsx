import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { Alert } from '@/ui/Alert.tsx'
import { IconButton } from '@/ui/control/IconButton.tsx'
import { Tabs } from '@/ui/control/Tabs.tsx'
import { tabClass } from '@/ui/control/tab-class.ts'
import { cx } from '@/ui/cx.ts'
import { ErrorBoundary } from '@/ui/region/Region.tsx'
import { Count } from '@/ui/text/Count.tsx'
import { m } from '~words'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'
import { useMe } from '../../../lib/session/me.ts'
import type { ListFilter } from '../cache/list-query.ts'
import { useOpenSearch } from '../search/open-search.ts'
import { ConversationRows } from './ConversationRows.tsx'
import { useDeletion } from './deletion.ts'
import { listTitleId } from './list-title.ts'

const SearchPane = lazyPart(() => import('../search/SearchPane.tsx'), 'SearchPane', 'once-alive')

export interface ConversationPaneProps {
  filter: ListFilter
  /** The conversation, or the member, that is open beside the list. */
  openId: string | undefined
  className?: string
}

export function ConversationPane({ filter, openId, className }: ConversationPaneProps) {
  const { failure, setFailure } = useDeletion()
  const { text, setText } = useOpenSearch()
  const Title = openId ? 'h2' : 'h1'
  return (
    <section aria-label={m.chat_list()} className={cx(paneClass, className)}>
      <header className={cx('flex-none px-gutter pt-4.5 pb-3 lg:pl-6', text === null && 'border-b border-line')}>
        <div className="flex items-center justify-between">
          <Title
            id={listTitleId}
            tabIndex={-1}
            className="text-2xl font-bold tracking-tight outline-none! shadow-none!"
          >
            {m.chat_title()}
          </Title>
          {text === null && (
            <IconButton label={m.chat_search()} onClick={() => setText('')} className="-my-1 -mr-2">
              <Search aria-hidden className="size-5.5" />
            </IconButton>
          )}
        </div>
        {text === null && <FilterTabs />}
      </header>
      {failure && (
        <Alert
          tone="danger"
          announce
          title={m.chat_delete_failed()}
          dismiss={{ label: m.shell_close(), onDismiss: () => setFailure(null) }}
          className="m-3 flex-none"
        >
          {failure}
        </Alert>
      )}
      {text === null ? (
        <div data-scroll-restoration-id="conversations" className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
          <ErrorBoundary>
            <ConversationRows filter={filter} openId={openId} />
          </ErrorBoundary>
        </div>
      ) : (
        <SearchPane text={text} onType={setText} onClose={() => setText(null)} filter={filter} />
      )}
    </section>
  )
}

const exactly = { exact: true }

function FilterTabs() {
  const unread = useMe()?.unreadTotal ?? 0
  return (
    <Tabs label={m.chat_filter()} className="mt-1.5">
      <Link to="." search={{}} replace activeOptions={exactly} className={tabClass}>
        {m.chat_all()}
      </Link>
      <Link to="." search={{ filter: 'unread' }} replace activeOptions={exactly} className={tabClass}>
        {m.chat_unread()}
        <Count value={unread} label={m.chat_unread_count({ count: unread })} />
      </Link>
    </Tabs>
  )
}

const paneClass = 'min-h-0 min-w-0 flex-1 flex-col bg-surface lg:w-94 lg:flex-none lg:border-r lg:border-line'
