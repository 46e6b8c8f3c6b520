/** What the reader of a message can answer it with. The names are stored and told outside: never renamed. */
export const offeredReactions = ['heart', 'laugh', 'thumbs_up', 'surprised', 'sad', 'thanks'] as const

/** With those that were offered once, which old messages have. */
export const reactions = [...offeredReactions, 'smile', 'party', 'care', 'star'] as const

export type Reaction = (typeof reactions)[number]
