import { m } from '~words'
import type { Reaction } from '../../../../db/reference/reactions.ts'

/** As phones show them. */
export const reactionSigns: Record<Reaction, string> = {
  heart: '❤️',
  laugh: '😂',
  thumbs_up: '👍',
  surprised: '😮',
  sad: '😢',
  thanks: '🙏',
  smile: '😊',
  party: '🎉',
  care: '🤗',
  star: '⭐',
}

export const reactionWords: Record<Reaction, () => string> = {
  heart: m.chat_reaction_heart,
  laugh: m.chat_reaction_laugh,
  thumbs_up: m.chat_reaction_thumbs_up,
  surprised: m.chat_reaction_surprised,
  sad: m.chat_reaction_sad,
  thanks: m.chat_reaction_thanks,
  smile: m.chat_reaction_smile,
  party: m.chat_reaction_party,
  care: m.chat_reaction_care,
  star: m.chat_reaction_star,
}
