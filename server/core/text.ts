/** Controls except tab and line feed, and the marks that turn the direction of what follows, out of the text itself. */
const unprintable = /[\p{Cc}--[\t\n]]|[\u202a-\u202e\u2066-\u2069]/gv

/** Text as it is stored: composed, without what a screen cannot show or the database cannot hold, trimmed. */
export function tidyText(input: string): string {
  return input.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(unprintable, '').trim()
}

/** The length that people are told: an emoji of one code point counts once. */
export function codePoints(text: string): number {
  return [...text].length
}
