/** The reactions that a reader can choose. Names are stored and public: never rename them. */
export const offeredReactions = ['heart', 'laugh', 'thumbs_up', 'surprised', 'sad', 'thanks'] as const

/** With those that were offered once, which old messages have. */
export const reactions = [...offeredReactions, 'smile', 'party', 'care', 'star'] as const

export type Reaction = (typeof reactions)[number]
