import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Spinner } from '@/ui/loading/Spinner.tsx'
import { VisuallyHidden } from '@/ui/text/VisuallyHidden.tsx'
import { m } from '~words'
import { LoadFailure } from '../../../lib/LoadFailure.tsx'
import { LoadMore } from '../../../lib/lists/LoadMore.tsx'
import { itemsIn, paging } from '../../../lib/lists/paging.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import type { ListFilter } from '../cache/list-query.ts'
import { loadMoreLook } from '../list/load-more-look.ts'
import { FoundConversation, FoundMessage } from './rows.tsx'

/** Fewer letters are not looked for; the server's rule has the last word. */
const shortest = 2

/** The results: members first, then messages, each page loaded on scrolling. */
export function Results({ query: wanted, filter }: { query: string; filter: ListFilter }) {
  const trpc = useTRPC()
  const isEnough = [...wanted].length >= shortest
  const query = useInfiniteQuery({
    ...trpc.chatSearch.search.infiniteQueryOptions({ query: wanted }, paging),
    enabled: isEnough,
    // Looked for anew each time, and kept by nothing.
    gcTime: 0,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  if (!isEnough) return <p className="px-gutter py-6 text-center text-ink-muted">{m.chat_search_hint()}</p>
  if (query.error && !query.data) {
    return <LoadFailure error={query.error} onRetry={() => void query.refetch()} className="m-3" />
  }
  if (!query.data) {
    return (
      <div className="grid justify-items-center py-8">
        <Spinner />
      </div>
    )
  }
  const conversations = query.data.pages[0]?.conversations ?? []
  const messages = itemsIn(query.data, ({ conversationId, seq }) => `${conversationId} ${seq}`)
  const isNothing = conversations.length === 0 && messages.length === 0
  return (
    <>
      <VisuallyHidden>
        <p role="status">
          {isNothing
            ? m.chat_search_nothing()
            : m.chat_search_found({ people: conversations.length, messages: messages.length })}
        </p>
      </VisuallyHidden>
      {isNothing && (
        <EmptyState icon={<SearchX aria-hidden />} title={m.chat_search_nothing()}>
          {m.chat_search_nothing_text()}
        </EmptyState>
      )}
      {conversations.length > 0 && (
        <Group title={m.chat_search_people()}>
          {conversations.map((row) => (
            <FoundConversation key={row.conversationId} row={row} filter={filter} />
          ))}
        </Group>
      )}
      {messages.length > 0 && (
        <Group title={m.chat_search_messages()}>
          {messages.map((row) => (
            <FoundMessage key={`${row.conversationId} ${row.seq}`} row={row} filter={filter} />
          ))}
        </Group>
      )}
      {query.hasNextPage && (
        <LoadMore
          key={query.data.pages.length}
          {...loadMoreLook}
          query={query}
          list={wanted}
          label={m.chat_search_more()}
        />
      )}
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="px-gutter pt-4 pb-1 text-sm font-semibold text-ink-muted lg:pl-6">{title}</h3>
      <ul>{children}</ul>
    </section>
  )
}
