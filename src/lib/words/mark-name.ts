/**
 * A name or a code for the middle of a sentence that `withNames` draws: marked (U+2068 … U+2069) as something that has its own
 * direction and is not translated. In attributes, where nothing is drawn, stands `isolated`.
 */
export const markName = (name: string): string => `\u2068${name}\u2069`
