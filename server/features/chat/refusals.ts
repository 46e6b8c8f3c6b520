import { m } from '~words'
import { conflict, invalid, missing, payment } from '../../core/refusal.ts'

export const conversationNotFound = missing('conversation_not_found', () => m.refusal_conversation_not_found())
export const conversationLimit = payment('conversation_limit', ({ limit }: { limit: number }) =>
  m.refusal_conversation_limit({ limit }),
)
export const messageSelf = invalid('message_self', () => m.refusal_message_self())
export const messageEmpty = invalid('message_empty', () => m.refusal_message_empty())
export const messageTooLong = invalid('message_too_long', ({ limit }: { limit: number }) =>
  m.refusal_message_too_long({ limit }),
)
export const messageIdReused = conflict('message_id_reused', () => m.refusal_message_id_reused())
export const unsendTooLate = conflict('unsend_too_late', ({ minutes }: { minutes: number }) =>
  m.refusal_unsend_too_late({ minutes }),
)
export const recipientNotConfirmed = conflict('recipient_not_confirmed', () => m.refusal_recipient_not_confirmed())
