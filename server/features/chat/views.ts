/** A message as both sides see it. Its author made `clientId`; `seq` counts the conversation's messages from 1. */
export interface ChatMessage {
  conversationId: string
  seq: number
  senderId: string
  clientId: string
  body: string
  /** ISO 8601, UTC: the same in an answer and in a stored event. */
  createdAt: string
}
