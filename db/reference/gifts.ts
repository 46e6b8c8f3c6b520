/**
 * Gifts that members can send, the cheapest first. `price` is a multiple of the cheapest gift's price on a site. `sign`
 * is the message's text, for clients that show no pictures. Names are stored and public: never rename them.
 */
export const gifts = {
  kiss: { price: 1, sign: '💋' },
  smile: { price: 1, sign: '😊' },
  coffee: { price: 2, sign: '☕' },
  rose: { price: 3, sign: '🌹' },
  chocolate: { price: 4, sign: '🍫' },
  cocktail: { price: 5, sign: '🍹' },
  teddy: { price: 6, sign: '🧸' },
  bouquet: { price: 8, sign: '💐' },
  champagne: { price: 12, sign: '🍾' },
  ring: { price: 20, sign: '💍' },
} as const

export type Gift = keyof typeof gifts

export const giftNames = Object.keys(gifts) as [Gift, ...Gift[]]
