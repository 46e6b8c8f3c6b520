import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Conversation } from '../../../../server/features/chat/views.ts'
import { refusalIn } from '../../../lib/refusal-words.ts'
import { useMe } from '../../../lib/session/me.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import { type MemberOutbox, useOutbox } from '../outbox/use-outbox.ts'
import { useMember } from '../use-member.ts'
import { newestConversation } from './newest.ts'

/** A conversation on the screen, and what is on its way there. */
export interface OpenConversation extends MemberOutbox {
  view: Conversation
  /** Changes what is shown, ahead of the server or with more of what it has. */
  update: (change: (view: Conversation) => Conversation) => void
  refetch: () => void
  /** One of the two is not there for the other any more. */
  isGone: boolean
}

const keepsNewest = {
  structuralSharing: (before: unknown, after: unknown) =>
    newestConversation(before as Conversation | undefined, after as Conversation),
}

export function useConversation(conversationId: string): OpenConversation {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const options = trpc.chat.open.queryOptions({ conversationId }, keepsNewest)
  return useOpen(useSuspenseQuery(options), (change) =>
    queryClient.setQueryData(options.queryKey, (known) => known && change(known)),
  )
}

/** The conversation with a member, which may not have begun yet. */
export function useConversationWith(memberId: string): OpenConversation {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const options = trpc.chat.with.queryOptions({ memberId }, keepsNewest)
  return useOpen(useSuspenseQuery(options), (change) =>
    queryClient.setQueryData(options.queryKey, (known) => known && change(known)),
  )
}

function useOpen(
  { data: view, error, refetch }: { data: Conversation; error: unknown; refetch: () => unknown },
  update: OpenConversation['update'],
): OpenConversation {
  useCatchUp(view.eventSeq, refetch)
  // Read with the view: a message that has arrived leaves one and enters the other in the same rendering.
  const outbox = useOutbox(useMember().id)
  const code = refusalIn(error)?.code
  const isGone = code === 'conversation_not_found' || code === 'member_not_found'
  return { ...outbox, view, update, refetch: () => void refetch(), isGone }
}

/** What comes from memory may have missed events while no chat was open; from now on they arrive one by one. */
export function useCatchUp(eventSeq: number, refetch: () => unknown): void {
  const known = useMe()?.eventSeq ?? 0
  const catchUp = useEffectEvent(() => {
    if (eventSeq < known) void refetch()
  })
  useEffect(() => catchUp(), [])
}
