import { getRouteApi } from '@tanstack/react-router'
import { useConversation } from '../cache/use-conversation.ts'
import { ConversationScreen } from './ConversationScreen.tsx'

const route = getRouteApi('/chats/$id')

/** `/chats/{id}` */
export function ConversationPage() {
  const { id } = route.useParams()
  return <Opened key={id} conversationId={id} />
}

function Opened({ conversationId }: { conversationId: string }) {
  return <ConversationScreen open={useConversation(conversationId)} />
}
