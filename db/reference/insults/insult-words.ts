/** What looks like an insult in one language. Lower case without marks on letters; entries are separated by commas. */
export interface InsultWords {
  /** Wherever they stand: words, words in a row, and with `*` what longer words begin with. */
  always: string
  /** When said to somebody, which is behind one of `address`: for what means something harmless elsewhere. */
  addressed: string
  address: string
  /** What may stand between the two. */
  fillers: string
  /** Before `address`: then it is none. */
  negations?: string
}
