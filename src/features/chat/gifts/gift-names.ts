import { m } from '~words'
import type { Gift } from '../../../../db/reference/gifts.ts'

/** By itself, as a title: "Roos". */
export const giftName = (gift: Gift): string => names[gift]()

const names: Record<Gift, () => string> = {
  kiss: m.gifts_kiss,
  smile: m.gifts_smile,
  coffee: m.gifts_coffee,
  rose: m.gifts_rose,
  chocolate: m.gifts_chocolate,
  cocktail: m.gifts_cocktail,
  teddy: m.gifts_teddy,
  bouquet: m.gifts_bouquet,
  champagne: m.gifts_champagne,
  ring: m.gifts_ring,
}
