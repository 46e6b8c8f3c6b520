import { type Gift, gifts } from '../../../../db/reference/gifts.ts'

/** In credits. `giftCredits`: what the cheapest gift costs on the site. */
export const priceOf = (gift: Gift, giftCredits: number): number => gifts[gift].price * giftCredits
