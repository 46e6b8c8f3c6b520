const days = 30

/** Since when what was signed counts. */
export const limitedSince = (now: Date) => new Date(now.getTime() - days * 24 * 60 * 60_000)
