import { useNavigate, useSearch } from '@tanstack/react-router'
import { createContext, use, useMemo, useState } from 'react'
import { errorWords } from '../../../lib/refusal-words.ts'
import { trpc } from '../../../lib/trpc.ts'
import { type ListFilter, listInput } from '../cache/list-query.ts'
import type { ConversationPages } from '../cache/newest.ts'

export interface Doomed {
  conversationId: string
  memberId: string
}

export interface Deletion {
  /** Takes a conversation off the list at once, then tells the server. */
  remove: (conversation: Doomed) => void
  /** Why the last one failed, in words. */
  failure: string | null
  dismissFailure: () => void
}

const filters: ListFilter[] = [undefined, 'unread']

/**
 * Deleting, as specification §4 and §8 have it: gone at once; on failure an alert, and the list is loaded again.
 * `openId` is that of the conversation, or of the member, on the screen: it is left.
 */
export function useDeletion(openId: string | undefined): Deletion {
  const { chat } = trpc.useUtils()
  const navigate = useNavigate()
  const { filter } = useSearch({ strict: false })
  const [failure, setFailure] = useState<string | null>(null)
  const { mutate } = trpc.chat.delete.useMutation({
    onMutate: ({ conversationId }) => {
      setFailure(null)
      for (const each of filters) chat.list.setInfiniteData(listInput(each), (list) => without(list, conversationId))
    },
    onError: (error) => {
      setFailure(errorWords(error))
      void chat.list.invalidate()
    },
    onSuccess: (_, { conversationId }) => chat.open.invalidate({ conversationId }),
  })
  return useMemo(
    () => ({
      remove: ({ conversationId, memberId }) => {
        mutate({ conversationId })
        if (openId === conversationId || openId === memberId) void navigate({ to: '/chats', search: { filter } })
      },
      failure,
      dismissFailure: () => setFailure(null),
    }),
    [mutate, navigate, openId, filter, failure],
  )
}

function without<List extends Pick<ConversationPages, 'pages'>>(
  list: List | undefined,
  conversationId: string,
): List | undefined {
  return (
    list && {
      ...list,
      pages: list.pages.map((page) => ({
        ...page,
        conversations: page.conversations.filter((row) => row.conversationId !== conversationId),
      })),
    }
  )
}

export const DeletionContext = createContext<Deletion | null>(null)

/** The deletion of the screen round this component. */
export function useDeletionHere(): Deletion {
  const deletion = use(DeletionContext)
  if (!deletion) throw new Error('no chat screen round this component')
  return deletion
}
