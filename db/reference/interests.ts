/**
 * The fixed list of interests (product §5.2). A profile stores these ids: never rename one. The order is the one in which
 * people choose: related things stand together.
 */
export const interests = [
  'relationship',
  'kissing',
  'hugging',
  'massage',
  'romance',
  'flirting',
  'music',
  'concerts',
  'festivals',
  'singing',
  'musical_instruments',
  'dancing',
  'film',
  'series',
  'theatre',
  'art',
  'museums',
  'photography',
  'reading',
  'writing',
  'cooking',
  'baking',
  'dining_out',
  'wine',
  'beer',
  'cocktails',
  'coffee',
  'sports',
  'fitness',
  'running',
  'cycling',
  'swimming',
  'football',
  'tennis',
  'yoga',
  'winter_sports',
  'sailing',
  'walking',
  'nature',
  'camping',
  'beach',
  'travel',
  'city_trips',
  'adventure',
  'animals',
  'gardening',
  'games',
  'board_games',
  'technology',
  'cars',
  'motorcycles',
  'fashion',
  'diy',
  'volunteering',
] as const

export type Interest = (typeof interests)[number]

const known: ReadonlySet<string> = new Set(interests)

export function isInterest(value: string): value is Interest {
  return known.has(value)
}
