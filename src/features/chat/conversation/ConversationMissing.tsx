import { getRouteApi } from '@tanstack/react-router'
import { useReportByConversation } from '../../members/member-actions.tsx'
import { Ended } from './Gone.tsx'

const route = getRouteApi('/chats/$id')

/** `/chats/{id}` of a conversation that has ended, that is somebody else's, or that never was. */
export function ConversationMissing() {
  const { id } = route.useParams()
  const { ask, dialog } = useReportByConversation(id)
  return (
    <>
      <Ended onReport={ask} />
      {dialog}
    </>
  )
}
