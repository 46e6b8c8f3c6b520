/**
 * A name or a code within a sentence that `withNames` draws: marked (U+2068 … U+2069), with its own direction and not
 * translated. Attributes use `isolated` instead.
 */
export const markName = (name: string): string => `\u2068${name}\u2069`
