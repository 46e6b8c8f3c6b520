import { HandHeart, Heart, type LucideIcon, PartyPopper, Smile, Star } from 'lucide-react'
import { m } from '~words'
import type { Reaction } from '../../../../db/reference/reactions.ts'

export const reactionIcons: Record<Reaction, LucideIcon> = {
  heart: Heart,
  smile: Smile,
  party: PartyPopper,
  care: HandHeart,
  star: Star,
}

export const reactionWords: Record<Reaction, () => string> = {
  heart: m.chat_reaction_heart,
  smile: m.chat_reaction_smile,
  party: m.chat_reaction_party,
  care: m.chat_reaction_care,
  star: m.chat_reaction_star,
}
