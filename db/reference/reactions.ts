/** What the reader of a message can answer it with by one tap. The names are stored and told outside: never renamed. */
export const reactions = ['heart', 'smile', 'party', 'care', 'star'] as const

export type Reaction = (typeof reactions)[number]
