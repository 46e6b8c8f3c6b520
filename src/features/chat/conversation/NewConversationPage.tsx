import { getRouteApi } from '@tanstack/react-router'
import { ChatFrame } from '../ChatsLayout.tsx'
import { useConversationWith } from '../cache/use-conversation.ts'
import { ConversationScreen } from './ConversationScreen.tsx'

export { loadRule as needs } from '../caution/rule.ts'

const route = getRouteApi('/members/$id/chat')

/** `/members/{id}/chat`, before the conversation has an address of its own. */
export function NewConversationPage() {
  const { id } = route.useParams()
  return (
    <ChatFrame>
      <Opened key={id} memberId={id} />
    </ChatFrame>
  )
}

function Opened({ memberId }: { memberId: string }) {
  return <ConversationScreen open={useConversationWith(memberId)} />
}
