import { m } from '~words'
import type { Gift } from '../../../../db/reference/gifts.ts'

/** In a sentence: "een roos". */
export const aGift = (gift: Gift): string => nouns[gift]()

const nouns: Record<Gift, () => string> = {
  kiss: m.gifts_a_kiss,
  smile: m.gifts_a_smile,
  coffee: m.gifts_a_coffee,
  rose: m.gifts_a_rose,
  chocolate: m.gifts_a_chocolate,
  cocktail: m.gifts_a_cocktail,
  teddy: m.gifts_a_teddy,
  bouquet: m.gifts_a_bouquet,
  champagne: m.gifts_a_champagne,
  ring: m.gifts_a_ring,
}
