import { m } from '~words'
import type { MessageContent } from '../../../server/features/chat/views.ts'
import { aGift } from './gifts/gift-words.ts'

export interface MessageSummary {
  text: string
  content?: MessageContent
  mine: boolean
}

/** A message in words, for where its picture has no room: its text, or what happened ("gave you a rose"). */
export function messageWords({ text, content, mine }: MessageSummary): string {
  switch (content?.kind) {
    case 'gift':
      return mine ? m.gifts_given({ gift: aGift(content.gift) }) : m.gifts_got({ gift: aGift(content.gift) })
    case 'photo':
      return m.chat_photo()
    case 'unsent':
      return mine ? m.chat_unsent_own() : m.chat_unsent_other()
    case 'hidden':
      return m.chat_older_hidden()
    default:
      return text
  }
}

/** Whether its words say who did it, and need nobody's name before them. */
export const isDeed = (content: MessageContent | undefined): boolean =>
  content !== undefined && content.kind !== 'photo'
