/** What is read out or typed off a screen is not mistaken for anything else: without I, O, 0 and 1. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** The first twelve of these bytes as part of a code, 60 bits that nobody guesses: `K7MQ-2XWB-9HTF`. */
export function spelled(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, 12)].map((byte) => alphabet[byte % alphabet.length])
  return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].map((part) => part.join('')).join('-')
}
