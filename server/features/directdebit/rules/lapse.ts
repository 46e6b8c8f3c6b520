/** How long a mandate is good for that no file took, and how long one is kept behind its file: fifteen months, in milliseconds. */
export const lapsesAfter = 15 * 31 * 24 * 60 * 60_000
