import type { RegisteredRouter } from '@tanstack/react-router'
import { dismissToastAbout, toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import { loadPatiently } from '../../../lib/chunks/load-patiently.ts'
import type { ChatMessageEvent } from '../../../lib/live/events.ts'
import { markName } from '../../../lib/words/mark-name.ts'
import { nameWithLabel } from '../../likes/name-with-label.ts'
import { loadRule } from '../caution/rule.ts'
import { listTitleId } from '../list/list-title.ts'
import { messageWords } from '../message-words.ts'

/** The latest message of each conversation that nobody has read yet. */
const latest = new Map<string, ChatMessageEvent>()

const about = (conversationId: string) => `conversation ${conversationId}`

/** Tells of a message in a corner, one for each conversation, until it has been read, here or elsewhere. */
export async function tellOfMessage(event: ChatMessageEvent, router: RegisteredRouter): Promise<void> {
  if (!isFrom(event) || isInView(event, router)) return
  const { conversationId, message, unread } = event
  latest.set(conversationId, event)
  // Prefetched, so that a press on the toast opens the conversation immediately.
  const { queryClient, trpc } = router.options.context
  const [view, { isInsult }] = await Promise.all([
    queryClient.fetchQuery(trpc.chat.open.queryOptions({ conversationId })).catch(() => null),
    loadPatiently(loadRule),
  ])
  if (!view || latest.get(conversationId) !== event) return
  toast({
    about: about(conversationId),
    title: nameWithLabel({ ...view.member, name: markName(view.member.name) }),
    text: isInsult(message.body)
      ? m.caution_insult()
      : messageWords({ text: message.body, content: message.content, mine: false }),
    note: unread > 1 ? m.chat_new_messages({ count: unread }) : undefined,
    picture: view.member.photo?.thumb ?? null,
    action: {
      label: m.chat_toast_open(),
      onSelect: () => router.navigate({ to: '/chats/$id', params: { id: conversationId } }),
    },
  })
}

export function forgetToast(conversationId: string): void {
  latest.delete(conversationId)
  dismissToastAbout(about(conversationId))
}

/** The message was taken back. */
export function forgetToastOf(conversationId: string, seq: number): void {
  if (latest.get(conversationId)?.message.seq === seq) forgetToast(conversationId)
}

/** Dismisses the toasts of a member who is gone. */
export function forgetToastsOf(memberId: string): void {
  for (const [conversationId, { otherId }] of latest) if (otherId === memberId) forgetToast(conversationId)
}

const isFrom = ({ message, otherId }: ChatMessageEvent) => message.senderId === otherId

/** No toast when the conversation is open or the list is visible. */
function isInView({ conversationId, otherId }: ChatMessageEvent, router: RegisteredRouter): boolean {
  const isOpen = [`/chats/${conversationId}`, `/members/${otherId}/chat`].includes(router.state.location.pathname)
  return isOpen || (document.getElementById(listTitleId)?.getClientRects().length ?? 0) > 0
}
