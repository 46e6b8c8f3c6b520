import { createAtom, useSelector } from '@tanstack/react-store'
import type { ChatMessage } from '../../../server/features/chat/views.ts'

/** The message that the stream has brought last, of either side. */
const heard = createAtom<ChatMessage | null>(null)

export const noteHeard = (message: ChatMessage): void => heard.set(message)

export const useHeardMessage = (): ChatMessage | null => useSelector(heard)
