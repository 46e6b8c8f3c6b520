import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTRPC } from '../../../lib/trpc.ts'
import type { OpenConversation } from '../cache/use-conversation.ts'

export interface Older {
  state: 'idle' | 'loading' | 'failed'
  /** The next page back; with a number as much as it takes to come to that, or nearer. */
  load: (fromSeq?: number) => void
}

/** Reads back page by page: older messages are put before those that are there. */
export function useOlder({ view, update }: Pick<OpenConversation, 'view' | 'update'>): Older {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [state, setState] = useState<Older['state']>('idle')
  const isLoading = useRef(false)
  const { conversationId, hasOlder } = view
  const beforeSeq = view.messages[0]?.seq

  const load = async (fromSeq?: number) => {
    if (isLoading.current || !hasOlder || !conversationId || !beforeSeq) return
    isLoading.current = true
    setState('loading')
    try {
      const page = await queryClient.fetchQuery(trpc.chat.history.queryOptions({ conversationId, beforeSeq, fromSeq }))
      update((known) =>
        known.messages[0]?.seq === beforeSeq
          ? { ...known, messages: [...page.messages, ...known.messages], hasOlder: page.hasMore }
          : known,
      )
      setState('idle')
    } catch {
      setState('failed')
    } finally {
      isLoading.current = false
    }
  }
  return { state, load: (fromSeq) => void load(fromSeq) }
}
