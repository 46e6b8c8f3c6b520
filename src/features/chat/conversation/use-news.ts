import { useState } from 'react'
import type { Outputs } from '../../../lib/trpc.ts'
import type { EntryFacts } from '../log/entries.ts'
import { useIsWatched } from './use-is-watched.ts'

type View = Outputs['chat']['open']

/** What was new when the reader came, or came back, for the mark above it. */
export function useNews(view: View): EntryFacts['news'] {
  const isWatched = useIsWatched()
  const [news, setNews] = useState(() => newsOf(view))
  const [wasWatched, setWasWatched] = useState(isWatched)
  if (isWatched !== wasWatched) {
    setWasWatched(isWatched)
    if (isWatched && view.unread > 0) setNews(newsOf(view))
  }
  return news
}

const newsOf = ({ unread, readSeq }: View) => (unread > 0 ? { afterSeq: readSeq, count: unread } : null)
