import { useQueryClient } from '@tanstack/react-query'
import { useLiveEvent } from '../../../lib/live/use-live-event.ts'
import { takeChatEvent } from './take-chat-event.ts'

export function useChatEvents(myId: string, openId: string | undefined): void {
  const queryClient = useQueryClient()
  useLiveEvent((event, seq) => {
    if (event.type !== 'typing' && seq !== undefined) takeChatEvent(queryClient, { event, seq }, myId, openId)
  })
}
