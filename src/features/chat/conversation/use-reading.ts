import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Outputs } from '../../../lib/trpc.ts'
import type { EntryFacts } from '../log/entries.ts'
import { useDocumentVisible } from './use-document-visible.ts'
import { useLine } from './use-line.ts'

type View = Outputs['chat']['open']

/** Several messages at once are read at once, in milliseconds. */
const debounce = 250

/**
 * What stands before the reader is read (specification §4), as soon as it does. Returns what was new when they came, or
 * came back, for the mark above it.
 */
export function useReading(view: View): EntryFacts['news'] {
  const { api } = useRouter().options.context
  const { conversationId, unread, lastSeq } = view
  const isVisible = useDocumentVisible()
  const hasLine = useLine()
  const [news, setNews] = useState(() => newsOf(view))
  const [wasVisible, setWasVisible] = useState(isVisible)
  if (isVisible !== wasVisible) {
    setWasVisible(isVisible)
    if (isVisible && unread > 0) setNews(newsOf(view))
  }

  useEffect(() => {
    if (!conversationId || unread === 0 || !isVisible || !hasLine) return
    const read = () => {
      // When it does not get through, the next message or the restored line brings it again.
      api.chat.markRead.mutate({ conversationId, seq: lastSeq }).catch(() => {})
    }
    const timer = setTimeout(read, debounce)
    return () => clearTimeout(timer)
  }, [api, conversationId, unread, lastSeq, isVisible, hasLine])
  return news
}

const newsOf = ({ unread, readSeq }: View) => (unread > 0 ? { afterSeq: readSeq, count: unread } : null)
