/** Where the server has a photo of a conversation: small for the log, full to be opened. */
export const photoAddress = (
  { conversationId, seq }: { conversationId: string; seq: number },
  size: 'small' | 'full',
): string => `/chat-photos/${conversationId}/${seq}/${size}.webp`
