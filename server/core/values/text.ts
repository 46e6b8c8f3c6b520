/**
 * Controls except tab and line feed, marks of annotations, those that turn the direction of what follows, and the sign for
 * what could not be read, which half a surrogate becomes.
 */
const unprintable = /[\p{Cc}--[\t\n]]|[\u202a-\u202e\u2066-\u2069\ufff9-\ufffb\ufffd]/gv

/** Marks on one letter beyond thirty, more than any script puts there; two of them are no marks until they are composed. */
const piledMarks = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu

/**
 * One spelling for what looks alike, in time that goes with the length alone: the marks of a letter are sorted, which for
 * a pile of n takes n² steps, so that piles are cut first.
 */
export function composed(text: string, form: 'NFC' | 'NFKC'): string {
  return text.replace(piledMarks, '$1').normalize(form)
}

/** Text as it is stored: composed, without what a screen cannot show or the database cannot hold, trimmed. */
export function tidyText(input: string): string {
  return composed(input.toWellFormed(), 'NFC').replace(/\r\n?/g, '\n').replace(unprintable, '').trim()
}

/** Contains no lone surrogate and no U+FFFD, which replaces undecodable bytes. */
export function isReadable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\ufffd')
}

/** Something in it can be seen: not only blanks (that of Braille is a sign to Unicode), joiners and fillers. */
export function isVisible(text: string): boolean {
  return /[^\s\u2800\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text)
}

/** The length that people see: an emoji of one code point counts once. */
export function codePoints(text: string): number {
  return [...text].length
}
